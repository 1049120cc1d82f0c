import { RechargeVoucher } from '../../kit/documents/RechargeVoucher.tsx';
import { MarginShares } from '../../kit/money/MarginShares.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where the coins fall less deep. */
export const RechargeShareNarrow = () => (
  <Scene width={400} height={424} ground="sand">
    <MarginShares x={200} y={112} fall={248} lead={40} />
    <RechargeVoucher x={24} y={20} />
  </Scene>
);
