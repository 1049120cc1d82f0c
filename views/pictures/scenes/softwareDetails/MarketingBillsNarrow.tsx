import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of both bills, which are equally high: the shorter one has room for a line more. */
const slip = { y: 20, width: 184, large: true } as const;

/** The same for phones, lower: the bills are beside each other, in short words. */
export const MarketingBillsNarrow = () => (
  <Scene width={400} height={240} ground="mint">
    <Receipt
      {...slip}
      x={11}
      room={26}
      title="Platform’s bill"
      lines={[['Adverts', '₹20,000']]}
      total={['Total', '₹20,000']}
    />
    <Receipt
      {...slip}
      x={205}
      title="Our bill"
      lines={[
        ['Work', '₹6,000'],
        ['Messages', '₹500'],
      ]}
      total={['Total', '₹6,500']}
    />
  </Scene>
);
