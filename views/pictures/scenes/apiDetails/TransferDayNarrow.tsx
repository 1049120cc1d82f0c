import { DayLanes } from '../../kit/shapes/DayLanes.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for a phone, with the names in the lanes. */
export function TransferDayNarrow() {
  return (
    <Scene width={400} height={266}>
      <Panel x={16} y={16} width={368} height={234}>
        <DayLanes
          x={16}
          y={16}
          width={336}
          step={66}
          lanes={['always', 'batches']}
          names={['IMPS: one by one', 'NEFT: 48 batches']}
          size={15}
        />
      </Panel>
    </Scene>
  );
}
