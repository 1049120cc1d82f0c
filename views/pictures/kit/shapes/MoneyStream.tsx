interface MoneyStreamProps {
  /** The middle of each end. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The more money, the thicker. */
  readonly thick: number;
  readonly tone?: 'brand-lift' | 'marigold';
  /** Leaves and arrives vertically instead of from the side. */
  readonly upright?: boolean;
}

/** Money on its way, as a band whose width tells how much. */
export function MoneyStream({ from, to, thick, tone = 'brand-lift', upright }: MoneyStreamProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const half = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  const curve = upright
    ? `C${x1} ${half[1]} ${x2} ${half[1]} ${x2} ${y2}`
    : `C${half[0]} ${y1} ${half[0]} ${y2} ${x2} ${y2}`;
  return (
    <path
      d={`M${x1} ${y1}${curve}`}
      className={`stroke-${tone}`}
      strokeWidth={thick}
      strokeLinecap="butt"
      opacity={0.75}
    />
  );
}
