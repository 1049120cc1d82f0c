import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of both bills. */
const slip = { width: 288, scale: 1.04, large: true } as const;

/** Two bills of a month: the platform’s for the advertising, and before it ours for the work and the messages. */
export const MarketingBills = () => (
  <Scene width={400} height={384} ground="mint" grows="around">
    <Rings x={400} y={0} size={340} tone="green-soft" />
    <Receipt
      {...slip}
      x={20}
      y={24}
      turn={-2}
      title="The platform’s bill"
      lines={[['Advertising', '₹20,000']]}
      total={['Total', '₹20,000']}
    />
    <Receipt
      {...slip}
      x={82}
      y={164}
      turn={1.5}
      title="Our bill"
      lines={[
        ['Our work', '₹6,000'],
        ['Messages', '₹500'],
      ]}
      total={['Total', '₹6,500']}
    />
  </Scene>
);
