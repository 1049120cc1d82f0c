import { orderStations } from '../../kit/money/orderStations.tsx';
import { orderGrounds } from '../../kit/money/stationGrounds.ts';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function SoftwareOrderNarrow() {
  return (
    <FourStations narrow ground="brand" tone={orderGrounds}>
      {orderStations}
    </FourStations>
  );
}
