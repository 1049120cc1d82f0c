import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { DayLanes } from '../../kit/shapes/DayLanes.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const step = 46;

/** The five modes over a day: NEFT in batches, the others one by one. */
export function PayoutModes() {
  return (
    <Scene width={1200} height={372}>
      <Panel x={24} y={20} width={1152} height={332}>
        <DayLanes
          x={168}
          y={16}
          width={960}
          step={step}
          lanes={payoutModes.map(({ lane }) => lane)}
          size={16}
        />
        {payoutModes.map(({ name }, index) => (
          <Label key={name} x={28} y={90 + index * step} size={22} weight={800}>
            {name}
          </Label>
        ))}
      </Panel>
    </Scene>
  );
}
