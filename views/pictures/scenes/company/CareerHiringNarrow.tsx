import { FourStations } from '../../kit/FourStations.tsx';
import { hiringStations } from '../../kit/hiringStations.tsx';

/** The same for phones. */
export function CareerHiringNarrow() {
  return <FourStations narrow>{hiringStations}</FourStations>;
}
