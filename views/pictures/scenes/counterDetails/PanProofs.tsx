import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of the certificate. */
export function PanProofs() {
  return (
    <Scene width={400} height={388} ground="warm" grows="around">
      <BirthCertificate x={84} y={20} turn={3} />
      <AadhaarCard x={24} y={178} turn={-3} scale={0.94} />
      <SameName from={[281, 116]} to={[261, 258]} />
    </Scene>
  );
}
