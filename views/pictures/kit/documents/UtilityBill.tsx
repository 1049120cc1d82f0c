import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

interface UtilityBillProps extends Place {
  readonly glyph: GlyphName;
  /** Of the disc behind what the bill is for. */
  readonly tone: Colour;
}

const sheet = `M10 0H90a10 10 0 0110 10V150${'l-10-9-10 9'.repeat(5)}V10a10 10 0 0110-10z`;

/** A bill with a torn-off foot, and at the right of its head the sign of what it is for, 100 × 150. */
export const UtilityBill = ({ glyph, tone, ...place }: UtilityBillProps) => (
  <At {...place}>
    <g className="sheet">
      <path d={sheet} className="shade" transform="translate(3 4)" />
      <path d={sheet} className="paper" />
      <path d={sheet} className="stroke-line" strokeWidth={1.5} />
      <circle cx={69} cy={33} r={21} className={tone} />
      <Glyph name={glyph} x={54} y={18} size={30} tone="deep" bold />
      <path
        d="M14 24H34M14 40H28M14 78H84M14 96H56"
        className="stroke-faint"
        strokeWidth={6}
        opacity={0.7}
      />
      <path d="M14 118H34M60 118H84" className="stroke-brand" strokeWidth={7} />
    </g>
  </At>
);
