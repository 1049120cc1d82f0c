import { FourStations } from '../../kit/FourStations.tsx';
import { orderStations } from '../../kit/orderStations.tsx';

/** The same for phones. */
export function SoftwareOrderNarrow() {
  return <FourStations narrow>{orderStations}</FourStations>;
}
