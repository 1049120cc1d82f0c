import { Photograph } from '../people/Photograph.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const entries = [
  ['Name', 'Meera Das'],
  ['Born', '9 July 1998'],
  ['Place', 'Kolkata'],
] as const;

/** The proof of birth with its entries, 288 × 320. */
export function BirthCertificate(place: Place) {
  return (
    <PaperDocument {...place} width={288} height={320}>
      <rect x={12} y={12} width={264} height={296} rx={4} className="stroke-brand-soft" />
      <Label x={28} y={54} size={23} weight={800}>
        Birth certificate
      </Label>
      {entries.map(([label, value], index) => (
        <g key={label} transform={`translate(28 ${92 + index * 36})`}>
          <Label x={0} y={0} size={16} tone="muted">
            {label}
          </Label>
          <Label x={68} y={0} size={18} weight={700}>
            {value}
          </Label>
          <path d="M0 12.500H232" className="stroke-line" />
        </g>
      ))}
    </PaperDocument>
  );
}

/** An Aadhaar card with the photograph and the name of its holder, 304 × 188. */
export function AadhaarCard(place: Place) {
  return (
    <At {...place}>
      <Shadow width={304} height={188} />
      <g className="sheet">
        <rect width={304} height={188} rx={16} className="paper" />
        <path d="M0 52V16A16 16 0 0116 0H288a16 16 0 0116 16V52z" fill="url(#sheen)" />
        <rect x={0.5} y={0.5} width={303} height={187} rx={15.5} className="stroke-line" />
        <Label x={20} y={34} size={20} weight={800} tone="on-brand">
          Aadhaar
        </Label>
        <Glyph name="id" x={254} y={11} size={30} tone="on-brand" />
        <Photograph x={20} y={70} width={84} height={100} hair="bun" />
        <Label x={122} y={98} size={22} weight={800}>
          Meera Das
        </Label>
        <Label x={122} y={128} size={17} tone="muted">
          9 July 1998
        </Label>
        <Label x={122} y={160} size={18} weight={600}>
          XXXX XXXX 2846
        </Label>
      </g>
    </At>
  );
}
