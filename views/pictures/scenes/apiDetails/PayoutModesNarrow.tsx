import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { DayLanes } from '../../kit/shapes/DayLanes.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 62;

/** The same for a phone, with the names in the lanes. */
export function PayoutModesNarrow() {
  return (
    <Scene width={400} height={450}>
      <Panel x={16} y={16} width={368} height={418}>
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
