import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { FoldedHands } from './FoldedHands.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, sleevesOf } from './PersonBody.tsx';

/** Somebody behind a counter on which both hands lie, 126 × 140: draw the counter first, its edge at 140. */
export function PersonAtCounter(props: Place & FigureProps) {
  const arm = sleevesOf(props);
  return (
    <At {...props}>
      <PersonBust {...props} x={0} y={0} turn={0} scale={1} mirrored={undefined} />
      <At x={0} y={0} scale={2}>
        <Arm {...arm} shoulder={[11, 62]} elbow={[3, 69]} wrist={[18, 71]} hand="none" />
        <Arm {...arm} shoulder={[52, 62]} elbow={[60, 69]} wrist={[45, 71]} hand="none" />
        <FoldedHands skin={arm.skin} />
      </At>
    </At>
  );
}
