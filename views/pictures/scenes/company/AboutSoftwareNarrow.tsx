import { NewOrderLow } from '../../kit/screens/NewOrderLow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the screen without its customer. */
export const AboutSoftwareNarrow = () => (
  <Scene width={350} height={233} radius={0} ground="lilac">
    <Rings x={350} y={0} size={240} tone="brand-soft" />
    <NewOrderLow x={19} y={32} />
  </Scene>
);
