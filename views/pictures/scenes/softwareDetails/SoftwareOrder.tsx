import { orderStations } from '../../kit/money/orderStations.tsx';
import { orderGrounds } from '../../kit/money/stationGrounds.ts';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** One order that is entered once, and what follows from it. */
export function SoftwareOrder() {
  return <FourStations tone={orderGrounds}>{orderStations}</FourStations>;
}
