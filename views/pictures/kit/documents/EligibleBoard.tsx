import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Some whom the Income Tax Department admits. */
const kinds = [
  ['bank', 'Bank or NBFC', 'blue-soft'],
  ['wallet', 'Wallet issuer', 'brand-soft'],
  ['shield', 'Insurer', 'green-soft'],
  ['chart', 'Broker', 'red-soft'],
] as const;

const size = { width: 438, height: 344 } as const;

const row = 57;

/** Who may verify PANs, 438 × 344: four kinds of business with their ticks, and the line of the visitor, whose mark is still open. */
export const EligibleBoard = (place: Place) => (
  <Panel {...place} {...size} radius={20} flat>
    <path d="M0 58V20A20 20 0 0120 0H418a20 20 0 0120 20V58z" className="deep" />
    <Label x={24} y={37} size={21} weight={800} tone="on-deep">
      May verify PANs
    </Label>
    {kinds.map(([glyph, name, ground], index) => (
      <Kind key={glyph} glyph={glyph} name={name} ground={ground} y={58 + index * row}>
        <Tick x={398} y={row / 2} size={30} />
      </Kind>
    ))}
    <Kind glyph="store" name="Your business" ground="marigold-soft" y={58 + 4 * row} isLast>
      <Open />
    </Kind>
  </Panel>
);

interface KindProps {
  readonly glyph: GlyphName;
  readonly name: string;
  readonly ground: (typeof kinds)[number][2] | 'marigold-soft';
  readonly y: number;
  readonly isLast?: true;
  /** The mark at its end. */
  readonly children: ReactNode;
}

const Kind = ({ glyph, name, ground, y, isLast, children }: KindProps) => (
  <At x={0} y={y}>
    <rect x={20} y={9.5} width={38} height={38} rx={10} className={ground} />
    <Glyph name={glyph} x={27} y={16.5} size={24} tone="brand-ink" />
    <Label x={78} y={35} size={20} weight={isLast ? 800 : 600}>
      {name}
    </Label>
    {children}
    {!isLast && <path d={`M20 ${row - 0.5}H418`} className="stroke-line" />}
  </At>
);

/* A question where the others have their ticks. */
const Open = () => (
  <>
    <circle
      cx={398}
      cy={row / 2}
      r={14}
      className="stroke-marigold-ink"
      strokeWidth={2}
      strokeDasharray="4 4.800"
    />
    <Label x={398} y={row / 2 + 6.5} size={18} weight={800} tone="marigold-ink" anchor="middle">
      ?
    </Label>
  </>
);
