import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two bills of a month: the platform’s for the advertising, and ours for the work and the messages. */
export function MarketingBills() {
  return (
    <Scene width={480} height={320} ground="warm" grows="around">
      <Rings x={480} y={0} size={300} tone="marigold-soft" />
      <Receipt
        x={12}
        y={44}
        turn={-2}
        scale={1.2}
        width={186}
        title="The platform’s bill"
        note="Example, Nov 2026"
        lines={[['Advertising', '₹20,000']]}
        total={['Total', '₹20,000']}
      />
      <Receipt
        x={246}
        y={32}
        turn={2}
        scale={1.2}
        width={186}
        title="Our bill"
        note="Example, Nov 2026"
        lines={[
          ['Our work', '₹6,000'],
          ['Messages', '₹500'],
        ]}
        total={['Total', '₹6,500']}
      />
    </Scene>
  );
}
