import { FourStations } from '../../kit/FourStations.tsx';
import { rechargeStations } from '../../kit/rechargeStations.tsx';

/** The same for phones. */
export function RechargeWayNarrow() {
  return (
    <FourStations narrow ground="brand">
      {rechargeStations}
    </FourStations>
  );
}
