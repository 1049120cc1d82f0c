import { PanApplicant, PanOperator, PanSign } from '../../kit/places/PanCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where both stand beside a smaller screen. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <Shelf x={-10} y={132} scale={1.1} width={90} />
      <Shelf x={311} y={132} scale={1.1} width={90} />
      <PanSign x={62} y={26} scale={1.05} />
      <PanFormScreen x={98} y={134} scale={0.75} />
      <PanOperator x={285} y={191} scale={1.2} />
      <PanApplicant x={0} y={191} scale={1.2} />
      <path d="M0 376H400V416H0z" fill="url(#sheen)" />
      <path d="M0 362H400V380H0z" className="brand-lift" />
    </Scene>
  );
}
