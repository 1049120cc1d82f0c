import { Receipt } from '../../kit/documents/Receipt.tsx';
import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** Seven sellers on three levels, and over their empty corner the statement of what the first of them has earned. */
export function MlmSoftware() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={640} y={520} size={380} tone="green-soft" />
      <Panel x={24} y={24} width={466} height={472}>
        <SellerTree x={12} y={-52} scale={1.12} />
      </Panel>
      <Receipt
        x={420}
        y={36}
        scale={1.17}
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
      <TurningTick x={570} y={328} size={64} />
    </Scene>
  );
}
