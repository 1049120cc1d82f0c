import { FourStations } from '../../kit/FourStations.tsx';
import { orderStations } from '../../kit/orderStations.tsx';

/** One order that is entered once, and what follows from it. */
export function SoftwareOrder() {
  return <FourStations>{orderStations}</FourStations>;
}
