import { rechargeStations } from '../../kit/money/rechargeStations.tsx';
import { rechargeGrounds } from '../../kit/money/stationGrounds.ts';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function RechargeWayNarrow() {
  return (
    <FourStations narrow ground="brand" tone={rechargeGrounds}>
      {rechargeStations}
    </FourStations>
  );
}
