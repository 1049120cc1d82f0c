import { PortraitCard } from '../../kit/IdentityPapers.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Stamp } from '../../kit/Stamp.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** Aadhaar and the proof of birth, and the name that is spelt alike in all. */
export function PanProofs() {
  return (
    <Scene width={400} height={400} ground="warm" grows="around">
      <PaperDocument x={216} y={24} width={160} height={224} turn={3}>
        <Label x={20} y={44} size={17} weight={800}>
          Birth
        </Label>
        <Label x={20} y={66} size={17} weight={800}>
          certificate
        </Label>
        <Skeleton x={20} y={88} widths={[120, 96, 112]} step={22} />
        <Stamp x={84} y={188} turn={-6} size={15} tone="brand">
          Registrar
        </Stamp>
      </PaperDocument>
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
      <Panel x={28} y={264} width={344} height={108}>
        <Same y={44} where="Form" />
        <path d="M24 54.500H272" className="stroke-line" />
        <Same y={84} where="Aadhaar" />
        <Tick x={300} y={54} size={44} />
      </Panel>
    </Scene>
  );
}

const Same = ({ y, where }: { readonly y: number; readonly where: string }) => (
  <>
    <Label x={24} y={y - 8} size={15} tone="muted">
      {where}
    </Label>
    <Label x={112} y={y - 7} size={18} weight={700}>
      Meera Das
    </Label>
  </>
);
