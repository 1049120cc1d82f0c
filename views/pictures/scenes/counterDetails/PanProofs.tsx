import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PanFormStrip } from '../../kit/documents/PanFormPaper.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of the certificate, and of the form only the name. */
export function PanProofs() {
  return (
    <Scene width={400} height={440} ground="sand" grows="around">
      <BirthCertificate x={44} y={20} scale={0.88} />
      <AadhaarCard x={20} y={174} scale={0.88} />
      <PanFormStrip x={20} y={354} />
      <SameName from={[218, 92]} to={[244, 254]} aside={317} down={371} middle={148} />
    </Scene>
  );
}
