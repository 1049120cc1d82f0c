import { Glyph } from './Glyph.tsx';

interface MoneyArcProps {
  readonly d: string;
  /** The middle of the coin on its way. */
  readonly x: number;
  readonly y: number;
}

/** Dots from hand to hand, and a coin that takes this way. */
export const MoneyArc = ({ d, x, y }: MoneyArcProps) => (
  <>
    <path d={d} className="stroke-marigold" strokeWidth={5} strokeDasharray="1 13" />
    <circle cx={x} cy={y} r={17} className="marigold" />
    <Glyph name="rupee" x={x - 10} y={y - 10} size={20} tone="deep" />
  </>
);
