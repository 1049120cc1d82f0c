import { BrandedPhone } from '../../kit/devices/BrandedPhone.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One app in the names and colours of three shop networks, fanned so that each head is seen. */
export function RechargeBrands() {
  return (
    <Scene width={400} height={624} grows="around">
      <Rings x={400} y={624} size={400} />
      <BrandedPhone x={126} y={18} scale={1.06} turn={6} brand="asansol" covered />
      <BrandedPhone x={70} y={128} scale={1.06} turn={3} brand="siliguri" covered />
      <BrandedPhone x={20} y={238} scale={1.06} brand="malda" />
    </Scene>
  );
}
