import { PanApplicant, PanOperator, PanSign } from '../../kit/places/PanCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { PanFormScreen } from '../../kit/screens/PanFormScreen.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The filing: an applicant points at the form on the screen, and the keeper of the counter fills it in. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={240} size={380} />
      <Shelf x={-8} y={132} scale={1.6} width={104} />
      <Shelf x={488} y={132} scale={1.6} width={104} />
      <PanSign x={188} y={28} />
      <PanFormScreen x={176} y={122} scale={1.04} />
      <PanOperator x={452} y={158} scale={1.96} />
      <PanApplicant x={2} y={158} scale={1.96} />
      <path d="M0 452H640V520H0z" fill="url(#sheen)" />
      <path d="M0 436H640V458H0z" className="brand-lift" />
    </Scene>
  );
}
