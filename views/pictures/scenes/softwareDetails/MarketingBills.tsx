import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two bills of a month: the platform’s for the advertising, and ours for the work and the messages. */
export function MarketingBills() {
  return (
    <Scene width={480} height={488} ground="warm" grows="around">
      <Rings x={480} y={0} size={340} tone="marigold-soft" />
      <Receipt
        x={24}
        y={34}
        turn={-2}
        scale={1.15}
        width={288}
        title="The platform’s bill"
        note="Example, Nov 2026"
        lines={[['Advertising', '₹20,000']]}
        total={['Total', '₹20,000']}
      />
      <Receipt
        x={128}
        y={214}
        turn={2}
        scale={1.15}
        width={288}
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
