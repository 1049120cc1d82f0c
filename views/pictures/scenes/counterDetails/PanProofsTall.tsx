import { BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The documents as they stand beside words, and below them the name that both carry. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={468} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <PortraitCard
        x={28}
        y={52}
        turn={-4}
        scale={1.2}
        tone="sheen"
        glyph="id"
        hair="bun"
        title="Aadhaar"
      />
      <BirthCertificate x={208} y={76} turn={3} />
      <SameName x={28} y={332} />
    </Scene>
  );
}
