import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Stamp } from './Stamp.tsx';

/** The proof of birth with its registrar’s stamp, 160 × 224. */
export function BirthCertificate(place: Place) {
  return (
    <PaperDocument {...place} width={160} height={224}>
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
  );
}

/** The same across, 240 × 132, where it stands below a card. */
export function BirthCertificateWide(place: Place) {
  return (
    <PaperDocument {...place} width={240} height={132}>
      <Label x={20} y={40} size={18} weight={800}>
        Birth certificate
      </Label>
      <Skeleton x={20} y={62} widths={[96, 72, 84]} step={20} />
      <Stamp x={166} y={98} turn={-6} size={15} tone="brand">
        Registrar
      </Stamp>
    </PaperDocument>
  );
}

/** The name that is spelt alike in form and Aadhaar, 344 × 108. */
export function SameName(place: Place) {
  return (
    <Panel {...place} width={344} height={108}>
      <At x={24} y={36}>
        <Spelling where="Form" />
      </At>
      <path d="M24 54.500H272" className="stroke-line" />
      <At x={24} y={76}>
        <Spelling where="Aadhaar" />
      </At>
      <Tick x={300} y={54} size={44} />
    </Panel>
  );
}

const Spelling = ({ where }: { readonly where: string }) => (
  <>
    <Label x={0} y={0} size={15} tone="muted">
      {where}
    </Label>
    <Label x={88} y={1} size={18} weight={700}>
      Meera Das
    </Label>
  </>
);
