import { DayLanes } from '../../kit/DayLanes.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { payoutModes } from '../../kit/payoutModes.ts';
import { Scene } from '../../kit/Scene.tsx';

const step = 62;

/** The same for a phone, with the names in the lanes. */
export function PayoutModesNarrow() {
  return (
    <Scene width={400} height={436}>
      <Panel x={16} y={16} width={368} height={404}>
        <DayLanes
          x={16}
          y={16}
          width={336}
          step={step}
          lanes={payoutModes.map(({ lane }) => lane)}
          names={payoutModes.map(({ name }) => name)}
          size={15}
        />
      </Panel>
    </Scene>
  );
}
