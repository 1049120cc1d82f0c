import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { DayLanes, LaneKey } from '../../kit/shapes/DayLanes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 58;

/** The same for a phone, with the names in the lanes. */
export function PayoutModesNarrow() {
  return (
    <Scene width={400} height={456}>
      <DayLanes
        x={20}
        y={20}
        width={360}
        step={step}
        lanes={payoutModes.map(({ lane }) => lane)}
        names={payoutModes.map(({ name }) => name)}
        size={16}
      />
      <LaneKey x={24} y={428} size={16} step={220} />
    </Scene>
  );
}
