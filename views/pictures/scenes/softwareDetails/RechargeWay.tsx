import { rechargeStations } from '../../kit/money/rechargeStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** One recharge from the counter to the ledger. */
export function RechargeWay() {
  return <FourStations>{rechargeStations}</FourStations>;
}
