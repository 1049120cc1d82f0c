import { BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/documents/IdentityPapers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar and the proof of birth side by side, and the name that is spelt alike in all. */
export function PanProofs() {
  return (
    <Scene width={400} height={388} ground="warm" grows="around">
      <PortraitCard
        x={24}
        y={72}
        turn={-3}
        scale={1.02}
        tone="sheen"
        glyph="id"
        hair="bun"
        title="Aadhaar"
      />
      <BirthCertificate x={236} y={24} scale={0.9} turn={2} />
      <SameName x={28} y={252} />
    </Scene>
  );
}
