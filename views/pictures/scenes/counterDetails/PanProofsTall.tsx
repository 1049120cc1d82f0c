import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar lies on the proof of birth, and the name on both is the same. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={484} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <BirthCertificate x={72} y={32} turn={3} />
      <AadhaarCard x={28} y={238} turn={-3} scale={1.06} />
      <SameName from={[269, 128]} to={[292, 324]} />
    </Scene>
  );
}
