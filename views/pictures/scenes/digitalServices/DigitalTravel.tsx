import { CoachPlan } from '../../kit/places/CoachPlan.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** The seats of a coach from above, with the one that was chosen; the coach goes on below. */
export function DigitalTravel() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={0} y={0} size={300} tone="marigold-soft" />
      <CoachPlan x={16} y={26} length={380} />
      {/* In the place of six seats. */}
      <Panel x={112} y={267.5} width={154} height={84}>
        <Label x={16} y={39} size={23} weight={800}>
          Seat 16
        </Label>
        <Label x={16} y={64} size={18} tone="muted">
          Window
        </Label>
        <Tick x={127} y={42} size={34} />
      </Panel>
    </Scene>
  );
}
