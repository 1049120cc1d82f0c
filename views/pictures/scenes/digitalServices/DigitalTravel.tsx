import { CoachPlan } from '../../kit/places/CoachPlan.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** The seats of a coach from above, and below them the one that was chosen. */
export function DigitalTravel() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={0} y={0} size={300} tone="marigold-soft" />
      <CoachPlan x={30} y={24}>
        <rect width={188} height={62} rx={12} className="marigold-soft" />
        <Label x={18} y={40.5} size={27} weight={800}>
          Seat 16
        </Label>
        <Tick x={156} y={31} size={34} />
      </CoachPlan>
    </Scene>
  );
}
