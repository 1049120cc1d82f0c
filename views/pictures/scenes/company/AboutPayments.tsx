import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The receipt of a recharge that went through. */
export function AboutPayments() {
  return (
    <Scene width={480} height={400} ground="brand">
      <Rings x={480} y={0} size={340} tone="brand-lift" />
      <Receipt
        x={91}
        y={36}
        scale={1.33}
        title="Recharge"
        note="19 Nov 2026"
        lines={[
          ['Mobile', '98300 XXXXX'],
          ['Status', 'Success'],
          ['Reference', 'RC-20417'],
        ]}
        total={['Paid', '₹299']}
      />
      <Tick x={384} y={56} size={72} />
    </Scene>
  );
}
