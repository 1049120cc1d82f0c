import { panGrounds, panStations } from '../../kit/documents/panStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The application in four stations, each over the words about it. */
export function PanStrip() {
  return <FourStations tone={panGrounds}>{panStations}</FourStations>;
}
