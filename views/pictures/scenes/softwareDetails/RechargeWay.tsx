import { FourStations } from '../../kit/FourStations.tsx';
import { rechargeStations } from '../../kit/rechargeStations.tsx';

/** One recharge from the counter to the ledger. */
export function RechargeWay() {
  return <FourStations ground="brand">{rechargeStations}</FourStations>;
}
