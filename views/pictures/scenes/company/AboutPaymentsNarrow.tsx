import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: a low and wide receipt. */
export const AboutPaymentsNarrow = () => (
  <Scene width={350} height={200} ground="brand">
    <Rings x={350} y={0} size={240} tone="brand-lift" />
    <Receipt
      x={49}
      y={20}
      scale={0.84}
      width={300}
      large
      title="Recharge"
      lines={[
        ['Mobile', '98300 XXXXX'],
        ['Reference', 'RC-20417'],
      ]}
      total={['Paid', '₹299']}
    />
    <Tick x={299} y={36} size={48} />
  </Scene>
);
