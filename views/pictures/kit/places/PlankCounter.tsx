interface PlankCounterProps {
  /** Of the picture, at whose lower edge its front ends. */
  readonly width: number;
  readonly height: number;
  /** Its edge at the wall. */
  readonly y: number;
  /** From there to the edge in front; what stands on it has its foot between the two, and what stands behind it is cut by the first. */
  readonly depth: number;
}

/** A wooden counter before a wall. */
export const PlankCounter = ({ width, height, y, depth }: PlankCounterProps) => {
  const edge = y + depth;
  return (
    <>
      <path d={`M0 ${y}H${width}V${edge}H0z`} className="marigold" />
      <path d={`M0 ${y}H${width}V${edge}H0z`} className="marigold-soft" opacity={0.35} />
      <path
        d={`M0 ${y + depth * 0.3}q${width / 4} 5 ${width / 2} 0t${width / 2} 0M0 ${y + depth * 0.66}q${width / 4}-6 ${width / 2} 0t${width / 2} 0`}
        className="stroke-marigold-ink"
        strokeWidth={2}
        opacity={0.16}
      />
      <path d={`M0 ${edge}H${width}V${height}H0z`} className="skin" />
      <path d={`M0 ${edge}H${width}v8H0z`} className="skin-deep" opacity={0.45} />
      <path d={`M0 ${edge}H${width}`} className="stroke-on-brand" strokeWidth={3} opacity={0.4} />
    </>
  );
};
