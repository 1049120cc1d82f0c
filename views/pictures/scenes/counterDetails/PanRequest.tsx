import { panGrounds, panStations } from '../../kit/documents/panStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, two by two. */
export function PanRequest() {
  return (
    <FourStations narrow ground="mint" tone={panGrounds}>
      {panStations}
    </FourStations>
  );
}
