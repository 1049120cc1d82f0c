import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface MoneyArcProps {
  readonly d: string;
  /** Where it arrives, and its direction there in degrees. */
  readonly tip: readonly [x: number, y: number, turn: number];
  /** The middle of the coin as it is paid, in Indian rupees. */
  readonly paid: readonly [number, number];
  /** The same coin behind the pass, in Nepalese rupees. */
  readonly received: readonly [number, number];
}

/** Dots from hand to hand, and a coin that takes this way and becomes another currency. */
export const MoneyArc = ({ d, tip, paid, received }: MoneyArcProps) => (
  <>
    <path d={d} className="stroke-marigold" strokeWidth={5} strokeDasharray="1 13" />
    <path
      d="M-13-10L0 0-13 10"
      className="stroke-marigold"
      strokeWidth={5}
      transform={`translate(${tip[0]} ${tip[1]}) rotate(${tip[2]})`}
    />
    <g transform={`translate(${paid.join(' ')})`}>
      <circle r={22} className="marigold" />
      <Glyph name="rupee" x={-11} y={-11} size={22} tone="deep" />
    </g>
    <g transform={`translate(${received.join(' ')})`}>
      <circle r={22} className="green-soft" />
      <Label x={0} y={5.5} size={15} weight={800} tone="green-ink" anchor="middle">
        NPR
      </Label>
    </g>
  </>
);
