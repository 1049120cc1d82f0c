import { hiringStations } from '../../kit/documents/hiringStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function CareerHiringNarrow() {
  return (
    <FourStations narrow ground="warm">
      {hiringStations}
    </FourStations>
  );
}
