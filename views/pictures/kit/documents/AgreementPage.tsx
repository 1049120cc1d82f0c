import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

interface AgreementPageProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the amount; the other letters follow from it. */
  readonly size: number;
}

const pad = 26;

/* What the borrower has written so far; the pen is at 60,32. */
const begun = 'M16 36C18 22 24 8 30 4M8 12C18 0 44-2 44 9c0 9-14 12-22 11 8 2 15 11 23 13q8 1 15-1';

/** A page on which a lender and a borrower agree: what is lent stands above, and both sign below; the lender has. */
export function AgreementPage({ width, height, size, ...place }: AgreementPageProps) {
  const line = height - 48;
  const half = width / 2;
  const small = Math.round(size * 0.44);
  const parties = [
    { x: pad, name: 'Lender', glyph: 'bank', tone: 'brand' },
    { x: half + 8, name: 'Borrower', glyph: 'store', tone: 'marigold-ink' },
  ] as const;
  return (
    <At {...place}>
      <Shadow width={width} height={height} radius={10} />
      <g className="sheet">
        <rect width={width} height={height} rx={10} className="paper" />
        <rect
          x={0.5}
          y={0.5}
          width={width - 1}
          height={height - 1}
          rx={9.5}
          className="stroke-line"
        />
        <Pill x={pad} y={pad} size={20} tone="marigold">
          Our plan
        </Pill>
        <Label x={pad} y={82 + size} size={size} weight={800}>
          {offer.amount}
        </Label>
        <Label x={pad} y={82 + size * 1.9} size={small * 1.2} weight={700} tone="green-ink">
          {`${offer.rate} a year`}
        </Label>
        <Label x={pad} y={82 + size * 2.6} size={small * 1.2} tone="muted">
          {`for ${offer.period}`}
        </Label>
        {parties.map(({ x, name, glyph, tone }) => (
          <g key={name}>
            <path d={`M${x} ${line}h${half - pad - 8}`} className="stroke-ink" strokeWidth={2} />
            <Glyph name={glyph} x={x} y={line - 112} size={small * 1.2} tone={tone} />
            <Label x={x + small * 1.2 + 8} y={line - 112 + small * 0.95} size={small} weight={600}>
              {name}
            </Label>
          </g>
        ))}
        <Signature x={pad + 2} y={line - 44} scale={(half - pad - 14) / 124} />
        <path
          d={begun}
          transform={`translate(${half + 12} ${line - 46})`}
          className="stroke-ink"
          strokeWidth={2.5}
        />
      </g>
    </At>
  );
}
