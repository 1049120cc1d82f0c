import { hiringStationsNarrow } from '../../kit/documents/hiringStationsNarrow.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function CareerHiringNarrow() {
  return (
    <FourStations narrow ground="warm">
      {hiringStationsNarrow}
    </FourStations>
  );
}
