import { rechargeStations } from '../../kit/money/rechargeStations.tsx';
import { rechargeGrounds } from '../../kit/money/stationGrounds.ts';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** One recharge from the counter to the ledger. */
export function RechargeWay() {
  return <FourStations tone={rechargeGrounds}>{rechargeStations}</FourStations>;
}
