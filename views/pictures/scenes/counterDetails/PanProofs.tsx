import { AadhaarCard, BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PanFormStrip } from '../../kit/documents/PanFormPaper.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, with less of the certificate, and of the form only the name. */
export function PanProofs() {
  return (
    <Scene width={400} height={478} ground="sand" grows="around">
      <BirthCertificate x={44} y={18} scale={0.88} />
      <AadhaarCard x={20} y={172} scale={0.88} />
      <PanFormStrip x={20} y={390} />
      <SameName
        from={[218, 90]}
        to={[244, 252]}
        aside={317}
        badgeAt={363}
        over={{ from: 114, to: 360, y: 401 }}
      />
    </Scene>
  );
}
