import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of the certificate. */
export function PanProofs() {
  return (
    <Scene width={400} height={388} ground="sand" grows="around">
      <BirthCertificate x={44} y={24} scale={0.88} />
      <AadhaarCard x={20} y={196} scale={0.88} />
      <SameName from={[218, 96]} to={[244, 276]} aside={313} middle={154} />
    </Scene>
  );
}
