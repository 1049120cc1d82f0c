interface ArrivalLineProps {
  /** From the device to the edge of what arrives there. */
  readonly d: string;
  /** Where it begins, and where it arrives. */
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

/** A thin dotted line from a device to what arrives from it, with a dot at both ends. */
export const ArrivalLine = ({ d, start, end }: ArrivalLineProps) => (
  <>
    <path d={d} className="stroke-marigold" strokeWidth={3.8} strokeDasharray="0 8.600" />
    {[start, end].map(([cx, cy]) => (
      <circle key={cx} cx={cx} cy={cy} r={5.5} className="marigold" />
    ))}
  </>
);
