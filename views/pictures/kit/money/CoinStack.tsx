import { At, type Place } from '../stage/At.tsx';

/* Half of a coin’s width and depth. */
const half = 52;
const depth = 14;

/* The rim of a coin, its face, and the line between two; no face is as pale as a ground, or a stack looks hollow. */
const tones = {
  gold: ['marigold', 'code-string', 'marigold-ink'],
  indigo: ['brand', 'brand-soft', 'brand-soft'],
  violet: ['brand-lift', 'brand-soft', 'brand-soft'],
} as const;

/** So many coins of one tone; the rest of one is a thinner coin. */
type Roll = readonly [coins: number, tone: keyof typeof tones];

interface CoinStackProps extends Place {
  /** From the lowest to the highest. */
  readonly rolls: readonly Roll[];
  /** Of a coin. */
  readonly thick: number;
}

const coinsOf = (count: number, tone: keyof typeof tones) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => ({
    tone,
    part: Math.min(1, count - index),
  }));

/** Coins on each other, 104 wide, seen a little from above, in two flat tones of each colour; x and y are the middle of the foot. */
export const CoinStack = ({ rolls, thick, ...place }: CoinStackProps) => {
  const coins = rolls.flatMap(([count, tone]) => coinsOf(count, tone));
  return (
    <At {...place}>
      <ellipse cx={8} cy={2} rx={half + 6} ry={depth + 2} className="shade" />
      {/* Metal keeps its colours after dark. */}
      <g className="sheet">
        {coins.map(({ tone, part }, index) => {
          const [rim, face, line] = tones[tone];
          const foot = -index * thick;
          const top = foot - part * thick;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the coins never change
            <g key={index}>
              <path
                d={`M${-half} ${top}V${foot}a${half} ${depth} 0 00${2 * half} 0V${top}z`}
                className={rim}
              />
              <ellipse
                cy={top}
                rx={half}
                ry={depth}
                className={index < coins.length - 1 ? line : face}
              />
              {index < coins.length - 1 ? (
                <ellipse cy={top - Math.max(thick / 5, 1.6)} rx={half} ry={depth} className={rim} />
              ) : (
                <ellipse
                  cy={top}
                  rx={half - 1.5}
                  ry={depth - 1.5}
                  className={`stroke-${rim}`}
                  strokeWidth={3}
                />
              )}
            </g>
          );
        })}
      </g>
    </At>
  );
};
