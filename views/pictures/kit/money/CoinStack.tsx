import { At, type Place } from '../stage/At.tsx';

/* Half of a coin’s width and depth, and how thick it is. */
const half = 36;
const depth = 8;
const thick = 19;

/** How high a stack of so many coins is, from the middle of its foot to the middle of its top. */
export const stackHeight = (coins: number): number => coins * thick;

/* The side of so many coins, their foot at 0, and the near edge of a coin. */
const near = `a${half} ${depth} 0 00${2 * half} 0`;
const side = (coins: number) => `M${-half} ${-stackHeight(coins)}V0${near}V${-stackHeight(coins)}z`;

/* Milled edges all the way down: how far from the middle, and how far the curve of the foot has come there. */
const milled = [
  [-28, 5],
  [-19, 7],
  [-9, 8],
  [2, 8],
] as const;

interface CoinStackProps extends Place {
  /** How many golden coins lie on the one of silver. */
  readonly golden: number;
}

/** A coin of silver and golden ones on it, 72 wide, seen a little from above and lit from the left; x and y are the middle of its foot. */
export const CoinStack = ({ golden, ...place }: CoinStackProps) => {
  const top = -stackHeight(golden + 1);
  const face = golden ? 'marigold' : 'on-deep-muted';
  const edges = Array.from({ length: golden }, (_, index) => -stackHeight(index + 1));
  return (
    <At {...place}>
      <ellipse cx={8} cy={3} rx={half + 8} ry={depth + 3} className="shade" />
      <path d={side(1)} className="on-deep-muted" />
      {golden > 0 && (
        <path d={side(golden)} className="marigold" transform={`translate(0 ${-thick})`} />
      )}
      <path d={`M14 ${top}V7.500Q32 5 ${half} 0V${top}z`} className="deep" opacity={0.18} />
      <path
        d={milled.map(([x, curve]) => `M${x} ${top + curve + 2}V${curve - 2}`).join('')}
        className="stroke-deep"
        strokeWidth={1.5}
        opacity={0.22}
      />
      <path
        d={edges.map((edge) => `M${-half} ${edge}${near}`).join('')}
        className="stroke-deep"
        strokeWidth={1.2}
        strokeLinecap="butt"
        opacity={0.32}
      />
      <g transform={`translate(0 ${top})`}>
        <ellipse rx={half} ry={depth} className={face} />
        <ellipse rx={half} ry={depth} className="on-brand" opacity={0.4} />
        <ellipse rx={29} ry={5.6} className="stroke-deep" strokeWidth={1.2} opacity={0.3} />
      </g>
    </At>
  );
};
