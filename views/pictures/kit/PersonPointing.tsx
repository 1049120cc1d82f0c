import { Arm } from './Arm.tsx';
import { At, type Place } from './At.tsx';
import { type FigureProps, PersonBody } from './PersonBody.tsx';

/** A whole figure, 96 × 264, whose arm reaches up to the left; the finger ends at -37,34. */
export function PersonPointing(props: Place & FigureProps) {
  const { clothes = 'green', skin = 'skin-deep' } = props;
  const arm = { clothes, skin };
  return (
    <At {...props}>
      <Arm {...arm} shoulder={[71, 68]} elbow={[80, 102]} wrist={[78, 132]} thumb="right" />
      <PersonBody {...props} clothes={clothes} skin={skin} looks="left" />
      <Arm
        {...arm}
        shoulder={[25, 68]}
        elbow={[0, 76]}
        wrist={[-22, 46]}
        hand="points"
        thumb="right"
      />
    </At>
  );
}
