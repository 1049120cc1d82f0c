import { BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/documents/IdentityPapers.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Aadhaar and the proof of birth, and the name that is spelt alike in all. */
export function PanProofs() {
  return (
    <Scene width={400} height={400} ground="warm" grows="around">
      <BirthCertificate x={216} y={24} turn={3} />
      <PortraitCard
        x={20}
        y={104}
        turn={-4}
        scale={1.06}
        tone="sheen"
        glyph="id"
        hair="bun"
        title="Aadhaar"
      />
      <SameName x={28} y={264} />
    </Scene>
  );
}
