import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, sleevesOf } from './PersonBody.tsx';

/** Somebody behind a counter, 126 × 140, whose hands lie on it: draw the counter first, its edge at 140. */
export function PersonAtCounter(props: Place & FigureProps) {
  const arm = sleevesOf(props);
  return (
    <At {...props}>
      <PersonBust {...props} x={0} y={0} turn={0} scale={1} mirrored={undefined} />
      <At x={0} y={0} scale={2}>
        <Arm {...arm} shoulder={[8, 62]} elbow={[3, 69]} wrist={[15, 72]} thumb="left" />
        <Arm {...arm} shoulder={[55, 62]} elbow={[60, 69]} wrist={[48, 72]} thumb="right" />
      </At>
    </At>
  );
}
