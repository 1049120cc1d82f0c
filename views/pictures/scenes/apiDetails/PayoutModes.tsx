import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { DayLanes, LaneKey } from '../../kit/shapes/DayLanes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 42;

/** The five modes over a day: NEFT in batches, the others one by one. */
export function PayoutModes() {
  return (
    <Scene width={1200} height={352}>
      <DayLanes
        x={152}
        y={20}
        width={1024}
        step={step}
        lanes={payoutModes.map(({ lane }) => lane)}
        size={17}
      />
      {payoutModes.map(({ name }, index) => (
        <Label key={name} x={24} y={96 + index * step} size={22} weight={800}>
          {name}
        </Label>
      ))}
      <LaneKey x={390} y={330} size={17} step={272} />
    </Scene>
  );
}
