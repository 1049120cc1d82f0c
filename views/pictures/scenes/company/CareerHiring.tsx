import { FourStations } from '../../kit/FourStations.tsx';
import { hiringStations } from '../../kit/hiringStations.tsx';

/** The way from an application to an offer. */
export function CareerHiring() {
  return <FourStations>{hiringStations}</FourStations>;
}
