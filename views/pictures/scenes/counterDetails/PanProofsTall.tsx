import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar lies on the proof of birth, and the name on both is the same. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={484} ground="sand" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <BirthCertificate x={62} y={26} turn={3} />
      <AadhaarCard x={26} y={268} turn={-3} />
      <SameName from={[253, 118]} to={[280, 351]} aside={358} middle={212} />
    </Scene>
  );
}
