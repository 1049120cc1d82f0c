import { RechargeVoucher } from '../../kit/documents/RechargeVoucher.tsx';
import { MarginShares } from '../../kit/money/MarginShares.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The margin on ₹100 of recharges, torn off and shared out: its coins fall to the retailer, the distributor and you. */
export const RechargeShare = () => (
  <Scene width={400} height={472} grows="around">
    <MarginShares x={200} y={114} fall={262} lead={46} />
    <RechargeVoucher x={32} y={22} />
  </Scene>
);
