import { PanApplicant, PanOperator, PanSign } from '../../kit/places/PanCounter.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where the screen is nearer and stands before both. */
export function PanHeroNarrow() {
  return (
    <Scene width={400} height={416}>
      <Rings x={200} y={190} size={300} />
      <PanSign x={73} y={20} scale={0.96} />
      <PanOperator x={274} y={177} scale={1.3} />
      <PanFormScreen x={92} y={100} scale={0.84} />
      <PanApplicant x={-2} y={177} scale={1.3} />
      <path d="M0 376H400V416H0z" fill="url(#sheen)" />
      <path d="M0 362H400V380H0z" className="brand-lift" />
    </Scene>
  );
}
