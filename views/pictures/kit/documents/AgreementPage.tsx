import { offer } from '../../scenes/company/offer.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PageSeal } from './PageSeal.tsx';
import { Signature } from './Signature.tsx';

interface AgreementPageProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the amount; the other letters follow from it. */
  readonly size: number;
  /** How far below the top the middle of its seal is. */
  readonly seal: number;
}

const pad = 24;
const gap = 12;

/** Between the seal and the right edge. */
const inset = 10;

/** What is below the line for the signatures; it may run out of the picture. */
const foot = 96;

/* What the borrower has written so far; the pen is at 74,31, so that it lies on the page as a whole. */
const begun =
  'M16 36C18 22 24 8 30 4M8 12C18 0 44-2 44 9c0 9-14 12-22 11 8 2 15 11 23 13 7 1 8-11 13-11s-2 9 3 9 5-16 10-16-2 15 3 16';

/** A page on which a lender and a borrower agree: what is lent stands above, and both sign above their names; the lender has. */
export function AgreementPage({ width, height, size, seal, ...place }: AgreementPageProps) {
  const line = height - foot;
  const column = (width - 2 * pad - gap) / 2;
  const second = pad + column + gap;
  const hand = Number(((column - 8) / 124).toFixed(3));
  const small = Math.round(size * 0.34);
  const parties = [
    { x: pad, name: 'Lender', glyph: 'bank', tone: 'brand' },
    { x: second, name: 'Borrower', glyph: 'store', tone: 'marigold-ink' },
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
            <path d={`M${x} ${line}h${column}`} className="stroke-ink" strokeWidth={2} />
            <Glyph name={glyph} x={x} y={line + 14} size={small * 1.2} tone={tone} />
            <Label x={x + small * 1.2 + 8} y={line + 14 + small * 0.95} size={small} weight={600}>
              {name}
            </Label>
          </g>
        ))}
        <Signature x={pad + 2} y={line - 41 * hand} scale={hand} />
        <path
          d={begun}
          transform={`translate(${second + 4} ${line - 43 * hand}) scale(${hand})`}
          className="stroke-ink"
          strokeWidth={2.5}
        />
        <PageSeal x={width - inset - size * 0.58} y={seal} radius={size * 0.58} />
      </g>
    </At>
  );
}
