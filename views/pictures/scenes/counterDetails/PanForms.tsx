import { FormRack } from '../../kit/documents/FormRack.tsx';
import { OldForms } from '../../kit/documents/OldForms.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which form is for whom: a pocket of a rack for each, and the old forms in a carton below. */
export const PanForms = () => (
  <Scene width={440} height={404} ground="sand" grows="above">
    <Rings x={440} y={0} size={380} tone="marigold-soft" />
    <FormRack x={42} y={24} scale={0.937} />
    <OldForms x={84} y={296} scale={0.85} />
  </Scene>
);
