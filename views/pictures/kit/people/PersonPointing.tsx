import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { type FigureProps, PersonBody, sleevesOf } from './PersonBody.tsx';

/** A whole figure, 96 × 264, whose arm reaches up to the left; the finger ends at -33,31. */
export function PersonPointing(props: Place & FigureProps) {
  const sleeves = sleevesOf(props);
  return (
    <At {...props}>
      <PersonBody looks="left" {...props} hangs="right" />
      <Arm
        {...sleeves}
        cuff={sleeves.clothes}
        shoulder={[25, 68]}
        elbow={[0, 76]}
        wrist={[-22, 46]}
        hand="points"
        thumb="right"
      />
    </At>
  );
}
