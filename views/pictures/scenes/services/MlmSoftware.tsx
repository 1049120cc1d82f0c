import { Rings } from '../../kit/Backdrop.tsx';
import { BarChart } from '../../kit/Chart.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SellerTree } from '../../kit/SellerTree.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** Seven sellers on three levels, and the statement of what the first of them has earned. */
export function MlmSoftware() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Rings x={640} y={520} size={380} tone="green-soft" />
      <Panel x={24} y={24} width={352} height={472} title="Team sales" note="Nov 2026">
        <SellerTree x={0} y={0} />
      </Panel>
      <Receipt
        x={368}
        y={44}
        turn={2}
        scale={1.1}
        width={228}
        title="Commission"
        note="Rekha, November 2026"
        lines={[
          ['Own sales', '₹9,200'],
          ['Level 1', '₹6,050'],
          ['Level 2', '₹3,200'],
          ['Sum', '₹18,450'],
          ['TDS', '−₹369'],
        ]}
        total={['Paid', '₹18,081']}
      />
      <Panel x={396} y={396} width={220} height={100}>
        <BarChart
          x={16}
          y={14}
          width={188}
          height={50}
          values={[5, 6, 8, 7, 10]}
          labels={['J', 'A', 'S', 'O', 'N']}
        />
      </Panel>
      <TurningTick x={610} y={58} size={44} />
    </Scene>
  );
}
