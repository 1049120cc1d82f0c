import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of both bills, which lie side by side. */
const slip = { width: 192, scale: 1.12, note: 'Example, Nov 2026' } as const;

/** Two bills of a month: the platform’s for the advertising, and ours for the work and the messages. */
export function MarketingBills() {
  return (
    <Scene width={480} height={300} ground="mint" grows="around">
      <Rings x={480} y={0} size={340} tone="green-soft" />
      <Receipt
        {...slip}
        x={18}
        y={32}
        title="The platform’s bill"
        lines={[['Advertising', '₹20,000']]}
        total={['Total', '₹20,000']}
      />
      <Receipt
        {...slip}
        x={247}
        y={32}
        title="Our bill"
        lines={[
          ['Our work', '₹6,000'],
          ['Messages', '₹500'],
        ]}
        total={['Total', '₹6,500']}
      />
    </Scene>
  );
}
