import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar lies on the proof of birth, and the name on both is the same. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={484} ground="sand" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <BirthCertificate x={44} y={42} scale={0.98} />
      <AadhaarCard x={18} y={264} scale={0.95} />
      <SameName from={[240, 122]} to={[260, 351]} aside={342} badge={319} middle={236} />
    </Scene>
  );
}
