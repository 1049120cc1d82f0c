import { hiringStations } from '../../kit/documents/hiringStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way from an application to an offer. */
export function CareerHiring() {
  return <FourStations>{hiringStations}</FourStations>;
}
