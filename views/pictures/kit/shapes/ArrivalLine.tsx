interface ArrivalLineProps {
  /** From the device to the edge of what arrives there. */
  readonly d: string;
  /** Where it arrives. */
  readonly end: readonly [number, number];
}

/** A thin dotted line from a device to what arrives from it, with a dot at its end. */
export const ArrivalLine = ({ d, end: [cx, cy] }: ArrivalLineProps) => (
  <>
    <path d={d} className="stroke-marigold" strokeWidth={3.8} strokeDasharray="0 8.600" />
    <circle cx={cx} cy={cy} r={5.5} className="marigold" />
  </>
);
