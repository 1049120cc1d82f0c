import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the slip alone. */
export function PosVoidNarrow() {
  return (
    <Scene width={400} height={276} ground="mint" grows="around">
      <Rings x={400} y={276} size={260} tone="green-soft" />
      <Receipt
        x={54}
        y={16}
        width={318}
        scale={0.92}
        title="Sri Balaji Stores"
        large
        lines={[
          ['Card •••• 4417', '₹18,500'],
          ['Void', '−₹18,500'],
          ['Reference', '6318XXXX27'],
        ]}
        stamp={
          <Stamp x={0} y={0} turn={-4} size={20} tone="red">
            Void
          </Stamp>
        }
        total={['Charged', '₹0']}
      />
    </Scene>
  );
}
