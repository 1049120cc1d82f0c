import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PageSeal } from './PageSeal.tsx';
import { Signature } from './Signature.tsx';

interface AgreementPageProps extends Place {
  readonly width: number;
  /** Of the amount; the other letters follow from it. */
  readonly size: number;
  /** Of the line under each signature. */
  readonly column: number;
}

const pad = 28;
const gap = 24;

/** Of an agreement page, whatever its width: the whole sheet, and its line for the signatures. */
export const agreement = { height: 384, line: 320 } as const;

/* A signature is 116 wide, and its line a little wider. */
const handOf = (column: number) => Number((column / 128).toFixed(3));

/** Where the pen of the borrower is on the page: at the end of the name. */
export const penOn = (column: number) => {
  const hand = handOf(column);
  return { x: pad + column + gap + 104 * hand, y: agreement.line - 20 * hand } as const;
};

/* The name of the borrower, which ends at 104,23. */
const name =
  'M16 36C18 22 24 8 30 4M8 12C18 0 44-2 44 9c0 9-14 12-22 11 8 2 15 11 23 13 7 1 8-11 13-11s-2 9 3 9 5-16 10-16-2 15 3 16 6-9 11-9 0 8 6 7c5-1 8-5 13-6';

/** A page on which a lender and a borrower agree: its seal stands beside what is lent, and below both sign above their names. */
export function AgreementPage({ width, size, column, ...place }: AgreementPageProps) {
  const { height, line } = agreement;
  const hand = handOf(column);
  const seal = size * 0.68;
  const small = Math.round(size * 0.37);
  const rate = `${offer.rate} a year`;
  const parties = [
    { x: pad, name: 'Lender', glyph: 'bank', tone: 'brand' },
    { x: pad + column + gap, name: 'Borrower', glyph: 'store', tone: 'marigold-ink' },
  ] as const;
  const terms = 97 + size + small * 1.6;
  const letter = Math.round(size * 0.32);
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
        <Label x={pad} y={terms} size={small} weight={700} tone="green-ink">
          {rate}
        </Label>
        <Label x={pad + textWidth(rate, small) + small * 0.4} y={terms} size={small} tone="muted">
          {`for ${offer.period}`}
        </Label>
        <PageSeal x={width - pad - seal} y={pad + seal + 8} radius={seal} />
        {parties.map(({ x, name: party, glyph, tone }) => (
          <g key={party}>
            <path d={`M${x} ${line}h${column}`} className="stroke-ink" strokeWidth={2} />
            <Glyph name={glyph} x={x} y={line + 14} size={letter * 1.2} tone={tone} />
            <Label
              x={x + letter * 1.2 + 8}
              y={line + 14 + letter * 0.95}
              size={letter}
              weight={600}
            >
              {party}
            </Label>
          </g>
        ))}
        <Signature x={pad + 4} y={line - 41 * hand} scale={hand} />
        <path
          d={name}
          transform={`translate(${pad + column + gap} ${line - 43 * hand}) scale(${hand})`}
          className="stroke-ink"
          strokeWidth={2.5}
        />
      </g>
    </At>
  );
}
