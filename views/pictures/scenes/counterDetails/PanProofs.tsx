import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of the certificate. */
export function PanProofs() {
  return (
    <Scene width={400} height={388} ground="sand" grows="around">
      <BirthCertificate x={58} y={12} turn={3} />
      <AadhaarCard x={22} y={208} turn={-3} scale={0.88} />
      <SameName from={[248, 104]} to={[246, 281]} aside={356} middle={165} />
    </Scene>
  );
}
