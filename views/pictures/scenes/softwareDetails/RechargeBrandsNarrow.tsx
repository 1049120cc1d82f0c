import { BrandedPhone } from '../../kit/devices/BrandedPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, smaller, so that the first one is whole. */
export const RechargeBrandsNarrow = () => (
  <Scene width={400} height={440}>
    <Rings x={400} y={440} size={320} />
    <BrandedPhone x={190} y={20} scale={0.744} turn={6} brand="asansol" time="" covered />
    <BrandedPhone x={112} y={94} scale={0.744} turn={3} brand="siliguri" time="" covered />
    <BrandedPhone x={34} y={167} scale={0.744} brand="malda" time="" />
  </Scene>
);
