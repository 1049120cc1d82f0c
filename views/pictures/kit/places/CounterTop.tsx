interface CounterTopProps {
  /** Its edge at the wall. */
  readonly y: number;
  /** From there to the edge in front; what stands on it has its foot between the two. */
  readonly depth: number;
}

/** The top of a counter and its front, through the foot of a card; draw it before what stands on it. */
export const CounterTop = ({ y, depth }: CounterTopProps) => (
  <>
    <path d={`M0 ${y}H400V${y + depth}H0z`} className="brand-lift" />
    <path d={`M0 ${y + depth}H400v60H0z`} className="brand" />
    <path d={`M0 ${y + depth}H400v3H0z`} className="on-brand" opacity={0.25} />
  </>
);
