import { rupees } from '#content/rupees.ts';
import { quotedPrice, quotedStages } from '../money/quotedStages.ts';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const terms = [
  ['Price', rupees(quotedPrice)],
  ['Live', quotedStages[2].due],
] as const;

/** What will be built, its price and its date, signed; 330 × 84. */
export const SignedScope = (place: Place) => (
  <PaperDocument {...place} width={330} height={84} fold={18}>
    <rect x={16} y={16} width={40} height={52} rx={6} className="brand-soft" />
    <path d="M25 30H47M25 42H47M25 54H38" className="stroke-brand" strokeWidth={3} />
    {terms.map(([term, value], index) => (
      <g key={term}>
        <Label x={70} y={37 + index * 25} size={15} tone="muted">
          {term}
        </Label>
        <Label x={115} y={37 + index * 25} size={15} weight={700}>
          {value}
        </Label>
      </g>
    ))}
    <path d="M204 56H314" className="stroke-faint" strokeWidth={2} />
    <Signature x={206} y={17} scale={0.9} />
    <Label x={204} y={74} size={15} tone="muted">
      Signed
    </Label>
  </PaperDocument>
);
