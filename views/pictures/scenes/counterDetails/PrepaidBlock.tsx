import { CompanyCards } from '../../kit/screens/CompanyCards.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, in shorter rows. */
export const PrepaidBlock = () => (
  <Scene width={400} height={384} ground="mint" grows="around">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <CompanyCards x={24} y={24} width={352} height={336} />
  </Scene>
);
