interface EveningRoadProps {
  readonly width: number;
  readonly height: number;
  /** Where the houses meet the road. */
  readonly y: number;
}

/* Of every house: left edge, width, height, and how many rows of its windows are lit. */
const houses = [
  [-12, 68, 96, 0],
  [64, 52, 148, 4],
  [124, 84, 84, 1],
  [216, 60, 168, 4],
  [284, 76, 112, 2],
  [368, 48, 192, 5],
  [424, 72, 128, 3],
  [504, 56, 172, 4],
  [568, 88, 104, 0],
] as const;

/** A street after dark for what stands on its near side: houses with some windows lit, and the road before them. */
export const EveningRoad = ({ width, height, y }: EveningRoadProps) => (
  <>
    {houses.map(([x, wide, high, rows]) => (
      <g key={x} transform={`translate(${x} ${y - high})`}>
        <rect width={wide} height={high} rx={3} className="brand-lift" opacity={0.4} />
        {Array.from({ length: rows }, (_, row) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            key={row}
            d={`M${row % 2 === 0 ? 14 : 32} ${18 + row * 28}v8`}
            className="stroke-marigold"
            strokeWidth={7}
            strokeLinecap="butt"
            opacity={0.7}
          />
        ))}
      </g>
    ))}
    <rect y={y} width={width} height={height - y} className="deep-lift" />
    <path d={`M0 ${y}H${width}`} className="stroke-brand-lift" strokeWidth={3} opacity={0.6} />
    <path
      d={`M18 ${height - 14}H${width}`}
      className="stroke-marigold"
      strokeWidth={4}
      strokeDasharray="28 32"
      opacity={0.7}
    />
  </>
);
