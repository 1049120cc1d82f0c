interface LeaderProps {
  /** Its corners, from what is told to the place that it tells of. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A thin line on a dark map, with a dot at its end: which place a card tells of. */
export function Leader({ points }: LeaderProps) {
  const end = points.at(-1);
  return (
    <>
      <path
        d={`M${points.map((point) => point.join(' ')).join('L')}`}
        className="stroke-on-deep"
        strokeWidth={2}
      />
      {end && <circle cx={end[0]} cy={end[1]} r={5} className="on-deep" />}
    </>
  );
}
