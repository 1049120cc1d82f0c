import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const sent = 'Sent at 12:08';

/** The same for a phone: each mode from the top down, and beside the other. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={332} ground="none">
      {/* Both stand on one sheet to its edges, because two on a ground leave their words too little room. */}
      <Panel x={0} y={0} width={400} height={332} flat>
        <path d="M200 20V312" className="stroke-line" strokeWidth={1.5} />
        <TransferSequence
          x={0}
          y={0}
          name="IMPS"
          sent={sent}
          moves={['Moves at 12:08']}
          back={['Not credited:', 'reversed by T+1']}
          nextDay
        />
        <TransferSequence
          x={200}
          y={0}
          name="NEFT"
          sent={sent}
          after={102}
          moves={['Moves with', 'the 12:30 batch']}
          back={['Not credited:', 'back by 14:30']}
        />
      </Panel>
    </Scene>
  );
}
