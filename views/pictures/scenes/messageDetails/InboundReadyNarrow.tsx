import { RequestFolder } from '../../kit/documents/NumberRequest.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, lower: the folder ends below the picture. */
export const InboundReadyNarrow = () => (
  <Scene width={400} height={138} ground="warm">
    <RequestFolder x={45} y={11} scale={0.88} seen={134} pocket={60} />
  </Scene>
);
