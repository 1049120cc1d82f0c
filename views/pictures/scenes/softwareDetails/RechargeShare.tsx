import { RechargeVoucher } from '../../kit/documents/RechargeVoucher.tsx';
import { MarginShares } from '../../kit/money/MarginShares.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The margin on a day’s recharges, torn off and shared out: its coins fall to the retailer, the distributor and you. */
export const RechargeShare = () => (
  <Scene width={400} height={536} ground="sand" grows="around">
    <MarginShares x={200} y={130} fall={332} lead={46} />
    <RechargeVoucher x={24} y={32} />
  </Scene>
);
