import { Receipt } from '../../kit/documents/Receipt.tsx';
import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** Seven sellers on three levels, and over the right edge of their sheet the statement of what the first of them has earned. */
export function MlmSoftware() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={640} y={520} size={380} tone="green-soft" />
      <Panel x={24} y={24} width={436} height={472}>
        <SellerTree x={18} y={-32} scale={1.04} />
      </Panel>
      <Receipt
        x={430}
        y={128}
        scale={1.14}
        width={170}
        tone="warm"
        title="Commission"
        note="Rekha, Nov 2026"
        lines={[
          ['Own', '₹9,200'],
          ['Team', '₹9,250'],
          ['TDS', '−₹369'],
        ]}
        total={['Paid', '₹18,081']}
      />
      <TurningTick x={592} y={402} size={60} />
    </Scene>
  );
}
