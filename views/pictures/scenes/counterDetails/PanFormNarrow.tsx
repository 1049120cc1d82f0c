import { PanFormStack } from '../../kit/documents/PanFormStack.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of each form. */
export const PanFormNarrow = () => (
  <Scene width={400} height={332} ground="mint" grows="around">
    <PanFormStack x={32} y={24} low />
  </Scene>
);
