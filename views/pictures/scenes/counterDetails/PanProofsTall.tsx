import { BirthCertificateWide, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/documents/IdentityPapers.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The documents as they stand beside words, none over the other, and below them the name that both carry. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={484} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <PortraitCard x={28} y={28} scale={1.26} tone="sheen" glyph="id" hair="bun" title="Aadhaar" />
      <BirthCertificateWide x={132} y={200} />
      <SameName x={28} y={352} />
    </Scene>
  );
}
