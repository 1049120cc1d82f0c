import { PanAnswer, PanCall } from '../../kit/documents/PanCheck.tsx';
import { Disc, Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the PAN API page for phones, which have room for the answer and its call alone. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={404} ground="lilac">
      <Rings x={400} y={404} size={320} />
      <Disc x={318} y={64} size={72} />
      <PanCall x={98} y={345} width={204} height={44} size={15.5} reach={25} />
      <PanAnswer x={34} y={26} turn={-2} scale={0.9} />
    </Scene>
  );
}
