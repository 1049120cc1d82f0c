import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of both bills. */
const slip = { width: 192, large: true } as const;

/** The same for phones, lower: ours lies over the edge of the platform’s, in short words. */
export const MarketingBillsNarrow = () => (
  <Scene width={400} height={252} ground="mint">
    <Receipt
      {...slip}
      x={12}
      y={30}
      turn={-1}
      title="Platform’s bill"
      lines={[['Adverts', '₹20,000']]}
      total={['Total', '₹20,000']}
    />
    <Receipt
      {...slip}
      x={196}
      y={32}
      turn={1}
      title="Our bill"
      lines={[
        ['Work', '₹6,000'],
        ['Messages', '₹500'],
      ]}
      total={['Total', '₹6,500']}
    />
  </Scene>
);
