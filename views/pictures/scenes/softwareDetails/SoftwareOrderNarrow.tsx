import { orderStations } from '../../kit/money/orderStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function SoftwareOrderNarrow() {
  return <FourStations narrow>{orderStations}</FourStations>;
}
