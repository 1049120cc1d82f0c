import { Receipt } from '../../kit/documents/Receipt.tsx';
import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** Seven sellers on three levels, and a line from the first of them to the statement of what she has earned. */
export function MlmSoftware() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={520} size={420} tone="brand-lift" />
      <path d="M253 80H499q16 0 16 16V170" className="stroke-marigold" strokeWidth={4} />
      <SellerTree x={1} y={8} last={{ y: 419, size: 68 }} />
      <Receipt
        x={413}
        y={152}
        scale={1.2}
        width={170}
        title="Commission"
        note="Rekha, Nov 2026"
        lines={[
          ['Own', '₹9,200'],
          ['Team', '₹9,250'],
          ['TDS', '−₹369'],
        ]}
        total={['Paid', '₹18,081']}
      />
      <TurningTick x={574} y={440} size={68} />
    </Scene>
  );
}
