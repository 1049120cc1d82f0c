import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Half of a coin’s width and depth, how thick it is, and how many of them lie exactly on each other. */
const half = 42;
const depth = 9;
const thick = 12;
const roll = 5;

const stackHeight = (rolls: number): number => rolls * roll * thick;

/* Each roll lies a little beside the one below. */
const aside = [0, 2.5, -1.5, 1] as const;

const near = `a${half} ${depth} 0 00${2 * half} 0`;
const coins = Array.from({ length: roll }, (_, index) => -index * thick);
const side = `M${-half} ${-roll * thick}V0${near}V${-roll * thick}z`;
const seams = coins
  .map((y) => `M${1 - half} ${y}a${half - 1} ${depth} 0 00${2 * half - 2} 0`)
  .join('');

/* Where light falls on the round side, and where none does: from one distance to another, both along the curve. */
const curve = (x: number): number => Number((depth * Math.sqrt(1 - (x / half) ** 2)).toFixed(1));
const strip = (from: number, to: number): string =>
  `M${from} ${curve(from) - roll * thick}V${curve(from)}A${half} ${depth} 0 00${to} ${curve(to)}V${curve(to) - roll * thick}z`;

const face = { cy: -roll * thick, rx: half, ry: depth };

/* Milled all round: the lines are closer together towards both edges. */
const milling = Array.from({ length: 17 }, (_, index) => {
  const x = Number((half * Math.sin(((index - 8) * Math.PI) / 18.5)).toFixed(1));
  return `M${x} ${curve(x) - roll * thick}V${curve(x)}`;
}).join('');

/* Steel is white under a shade, so that it has no tint and is the same after dark. */
const Roll = ({ golden }: { readonly golden: boolean }) => (
  <>
    <path d={side} className={golden ? 'marigold' : 'on-brand'} />
    {!golden && <path d={side} className="deep" opacity={0.24} />}
    <path d={strip(-31, -17)} className="on-brand" opacity={golden ? 0.34 : 0.7} />
    <path d={strip(10, half)} className="deep" opacity={golden ? 0.14 : 0.18} />
    <path d={strip(27, half)} className="deep" opacity={golden ? 0.14 : 0.2} />
    <path d={milling} className="stroke-deep" strokeLinecap="butt" opacity={0.16} />
    <path d={seams} className="stroke-deep" strokeWidth={1.3} strokeLinecap="butt" opacity={0.4} />
    <ellipse {...face} className={golden ? 'marigold' : 'on-brand'} />
    <ellipse {...face} className={golden ? 'on-brand' : 'deep'} opacity={golden ? 0.42 : 0.08} />
  </>
);

/* What is stamped on the face of the highest coin. */
const Stamped = () => (
  <g transform={`translate(0 ${-roll * thick}) scale(1 ${depth / half})`}>
    <circle r={half - 7} className="stroke-deep" strokeWidth={2.4} opacity={0.34} />
    <g opacity={0.6}>
      <Glyph name="rupee" x={-21} y={-21} size={42} tone="deep" bold />
    </g>
  </g>
);

interface CoinStackProps extends Place {
  /** How many golden rolls lie on the one of steel. */
  readonly golden: number;
}

/** Coins in rolls of five, 84 wide, seen a little from above and lit from the left; x and y are the middle of the foot. */
export const CoinStack = ({ golden, ...place }: CoinStackProps) => (
  <At {...place}>
    <ellipse cx={9} cy={3} rx={half + 9} ry={depth + 3} className="shade" />
    {Array.from({ length: golden + 1 }, (_, index) => (
      <g
        key={stackHeight(index)}
        transform={`translate(${aside[index % 4]} ${-stackHeight(index)})`}
      >
        <Roll golden={index > 0} />
        {index === golden && <Stamped />}
      </g>
    ))}
  </At>
);
