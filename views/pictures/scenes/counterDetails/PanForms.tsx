import { FormFork } from '../../kit/documents/FormFork.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which form is for whom: two questions about the applicant lead to one of four sheets. */
export const PanForms = () => (
  <Scene width={440} height={404} ground="sand" grows="around">
    <Rings x={440} y={0} size={380} tone="marigold-soft" />
    <FormFork x={20} y={28} />
  </Scene>
);
