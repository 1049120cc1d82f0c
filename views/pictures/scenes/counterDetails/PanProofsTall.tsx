import { BirthCertificate, SameName } from '../../kit/documents/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/documents/IdentityPapers.tsx';
import { SignatureField } from '../../kit/documents/SignatureField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The documents as they stand beside words, with the signature in its field. Below them is the name that both carry. */
export function PanProofsTall() {
  return (
    <Scene width={400} height={508} ground="warm" grows="around">
      <Rings x={400} y={0} size={320} tone="marigold-soft" />
      <PortraitCard
        x={28}
        y={44}
        turn={-4}
        scale={1.2}
        tone="sheen"
        glyph="id"
        hair="bun"
        title="Aadhaar"
      />
      <Panel x={28} y={216} width={156} height={120}>
        <SignatureField x={8} y={12} />
      </Panel>
      <BirthCertificate x={212} y={116} turn={3} />
      <SameName x={28} y={372} />
    </Scene>
  );
}
