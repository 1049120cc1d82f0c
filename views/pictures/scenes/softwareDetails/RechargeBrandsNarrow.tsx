import { BrandedPhone } from '../../kit/devices/BrandedPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, down to the button of the first one. */
export const RechargeBrandsNarrow = () => (
  <Scene width={400} height={412}>
    <Rings x={400} y={412} size={320} />
    <BrandedPhone x={180} y={8} scale={0.8} turn={6} brand="asansol" time="" covered />
    <BrandedPhone x={102} y={87} scale={0.8} turn={3} brand="siliguri" time="" covered />
    <BrandedPhone x={28} y={167} scale={0.8} brand="malda" time="" />
  </Scene>
);
