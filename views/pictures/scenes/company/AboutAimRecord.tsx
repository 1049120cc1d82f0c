import { AimWord } from '../../kit/records/AimWord.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { records } from './offer.ts';

const [, [name, hash]] = records;

/* The same parties as on the picture at the head of the page, two of each. */
const holders = [
  [20, 20, 'bank', 'Lender'],
  [154, 20, 'store', 'Borrower'],
  [20, 132, 'store', 'Borrower'],
  [154, 132, 'bank', 'Lender'],
] as const;

/** One record, held alike by two lenders and two borrowers: each is joined to its neighbours, and nobody is in the middle. */
export const AboutAimRecord = () => (
  <AimWord>
    <path d="M77 64H211V176H77z" className="stroke-on-brand" strokeWidth={4} opacity={0.6} />
    {holders.map(([x, y, glyph, party]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <rect width={114} height={88} rx={12} className="surface" />
        <Glyph
          name={glyph}
          x={10}
          y={8}
          size={20}
          tone={glyph === 'bank' ? 'brand' : 'marigold-ink'}
        />
        <Label x={35} y={23.5} weight={600}>
          {party}
        </Label>
        <rect x={6} y={36} width={102} height={46} rx={8} className="brand-soft" />
        <Label x={14} y={55} size={15} weight={700} tone="brand-ink">
          {name}
        </Label>
        <Label x={14} y={74} size={15} tone="brand-ink" mono>
          {hash}
        </Label>
        <Tick x={93} y={69} size={16} />
      </g>
    ))}
  </AimWord>
);
