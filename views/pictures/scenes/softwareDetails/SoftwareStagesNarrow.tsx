import { OrderedByTelephone } from '../../kit/places/OrderedByTelephone.tsx';
import { BranchScreen } from '../../kit/screens/BranchScreen.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, where the stages themselves follow: what a customer asks by telephone, and the screen that shows it. */
export const SoftwareStagesNarrow = () => (
  <Scene width={400} height={268} ground="tint" grows="above">
    <OrderedByTelephone />
    <path d="M-400 153H800V268H-400z" className="ground" />
    <BranchScreen x={35} y={165} />
  </Scene>
);
