import { rechargeStations } from '../../kit/money/rechargeStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function RechargeWayNarrow() {
  return (
    <FourStations narrow ground="brand">
      {rechargeStations('narrow')}
    </FourStations>
  );
}
