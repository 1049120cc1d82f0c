import type { Colour } from '../../palette.ts';

interface ConnectorProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly tone?: Colour;
  readonly dashed?: boolean;
  /** Leaves and arrives vertically instead of from the side. */
  readonly upright?: boolean;
  readonly arrow?: boolean;
}

/** A curved line that joins two parts, with a dot where it starts and a dot or an arrow where it ends. */
export function Connector({ from, to, tone = 'brand', dashed, upright, arrow }: ConnectorProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const curve = upright
    ? `C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`
    : `C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`;
  const [dx, dy] = upright ? [0, Math.sign(y2 - y1)] : [Math.sign(x2 - x1), 0];
  const barb = (side: number): string =>
    `${x2 - 8 * dx + 7 * side * dy} ${y2 - 8 * dy + 7 * side * dx}`;
  return (
    <>
      <path
        d={`M${x1} ${y1}${curve}`}
        className={`stroke-${tone}`}
        strokeWidth={2.5}
        {...(dashed && { strokeDasharray: '1 7' })}
      />
      <circle cx={x1} cy={y1} r={5} className={tone} />
      {arrow ? (
        <path
          d={`M${barb(-1)}L${x2} ${y2}L${barb(1)}`}
          className={`stroke-${tone}`}
          strokeWidth={2.5}
        />
      ) : (
        <circle cx={x2} cy={y2} r={5} className={tone} />
      )}
    </>
  );
}
