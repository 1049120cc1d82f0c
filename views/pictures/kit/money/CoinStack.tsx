import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Half of a coin’s width and depth, and how many of them are a roll. */
const half = 46;
const depth = 9;
const roll = 5;

/* The rim of a coin and its face: silver is violet grey, so that gold stands out beside it. */
const tones = {
  silver: ['faint', 'pale'],
  gold: ['marigold', 'moon'],
} as const;

interface RollProps {
  readonly metal: keyof typeof tones;
  readonly thick: number;
}

/* Between two coins the face of the lower one is seen as a line. */
const Roll = ({ metal, thick }: RollProps) => {
  const [rim, face] = tones[metal];
  const top = -roll * thick;
  /* Silver stands on the ledge, gold on a coin. */
  const lowest = metal === 'gold' ? 0 : 1;
  const seams = Array.from({ length: roll - lowest }, (_, index) => {
    const y = -(index + lowest) * thick;
    return `M${1 - half} ${y}a${half - 1} ${depth} 0 00${2 * half - 2} 0`;
  }).join('');
  return (
    <>
      <path d={`M${-half} ${top}V0a${half} ${depth} 0 00${2 * half} 0V${top}z`} className={rim} />
      <path
        d={seams}
        className={`stroke-${face}`}
        strokeWidth={thick / 7}
        strokeLinecap="butt"
        opacity={0.85}
      />
      <ellipse cy={top} rx={half} ry={depth} className={face} />
    </>
  );
};

interface CoinStackProps extends Place {
  /** How many golden rolls lie on the one of silver. */
  readonly golden: number;
  /** Of a coin. */
  readonly thick: number;
}

/** How high a stack is, up to the middle of its face. */
export const stackHeight = (golden: number, thick: number): number => (golden + 1) * roll * thick;

/** Coins in rolls of five, 92 wide, seen a little from above, in two flat tones of each metal; x and y are the middle of the foot. */
export const CoinStack = ({ golden, thick, ...place }: CoinStackProps) => (
  <At {...place}>
    <ellipse cx={8} cy={2} rx={half + 6} ry={depth + 2} className="shade" />
    {/* Metal keeps its colours after dark. */}
    <g className="sheet">
      {Array.from({ length: golden + 1 }, (_, index) => {
        const foot = index * roll * thick;
        return (
          <g key={foot} transform={`translate(0 ${-foot})`}>
            <Roll metal={index > 0 ? 'gold' : 'silver'} thick={thick} />
          </g>
        );
      })}
      <g
        transform={`translate(0 ${-stackHeight(golden, thick)}) scale(1 ${(depth / half).toFixed(3)})`}
        opacity={0.75}
      >
        <Glyph name="rupee" x={-23} y={-23} size={46} tone="deep" bold />
      </g>
    </g>
  </At>
);
