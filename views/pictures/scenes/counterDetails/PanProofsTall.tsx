import { Rings } from '../../kit/Backdrop.tsx';
import { BirthCertificate, SameName } from '../../kit/BirthAndAadhaar.tsx';
import { PortraitCard } from '../../kit/IdentityPapers.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SignatureField } from '../../kit/SignatureField.tsx';

/** The papers as they stand beside words, with the signature in its field. Below them is the name that both carry. */
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
