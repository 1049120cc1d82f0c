import { rechargeStationsNarrow } from '../../kit/money/rechargeStationsNarrow.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function RechargeWayNarrow() {
  return (
    <FourStations narrow ground="brand">
      {rechargeStationsNarrow}
    </FourStations>
  );
}
