import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { type FigureProps, PersonBody, sleevesOf } from './PersonBody.tsx';

/** A whole figure, 96 × 264, whose arm is stretched to the left, a little up, the other hand behind the back; the finger ends at -41,41. */
export function PersonPointing(props: Place & FigureProps) {
  const sleeves = sleevesOf(props);
  return (
    <At {...props}>
      <Arm
        {...sleeves}
        cuff={sleeves.clothes}
        shoulder={[70, 68]}
        elbow={[86, 104]}
        wrist={[64, 128]}
        hand="none"
      />
      <PersonBody looks="left" {...props} />
      <Arm
        {...sleeves}
        cuff={sleeves.clothes}
        shoulder={[25, 68]}
        elbow={[2, 64]}
        wrist={[-25, 50]}
        hand="points"
        thumb="right"
      />
    </At>
  );
}
