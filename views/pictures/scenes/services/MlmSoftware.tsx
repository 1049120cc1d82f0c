import { Receipt } from '../../kit/documents/Receipt.tsx';
import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** Seven sellers on three levels, and the statement of what the first of them has earned. */
export function MlmSoftware() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={640} y={520} size={380} tone="green-soft" />
      <Panel x={16} y={20} width={404} height={480} title="Team sales">
        <SellerTree x={8} y={8} />
      </Panel>
      <Receipt
        x={408}
        y={78}
        turn={-1}
        scale={1.2}
        width={180}
        title="Commission"
        note="Rekha, Nov 2026"
        lines={[
          ['Own sales', '₹9,200'],
          ['Level 1', '₹6,050'],
          ['Level 2', '₹3,200'],
          ['Sum', '₹18,450'],
          ['TDS', '−₹369'],
        ]}
        total={['Paid', '₹18,081']}
        foot="To her bank account"
      />
      <TurningTick x={606} y={80} size={46} />
    </Scene>
  );
}
