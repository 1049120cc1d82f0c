import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar lies on the proof of birth, and the name on both is the same. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={484} ground="sand" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <BirthCertificate x={44} y={70} scale={0.88} />
      <AadhaarCard x={20} y={246} scale={0.88} />
      <SameName from={[218, 142]} to={[244, 326]} aside={313} middle={200} />
    </Scene>
  );
}
