import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferLanes } from '../../kit/shapes/TransferLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone, with the names in the lanes. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={284}>
      <Panel x={16} y={16} width={368} height={252}>
        <TransferLanes
          x={16}
          y={16}
          width={336}
          step={68}
          names={['IMPS: at any minute', 'NEFT: 48 batches a day']}
          size={16}
        />
      </Panel>
    </Scene>
  );
}
