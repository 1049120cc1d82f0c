interface CounterEdgeProps {
  /** Its upper edge. */
  readonly y: number;
}

/** The edge of a counter through the foot of a card, behind which devices and papers stand. */
export const CounterEdge = ({ y }: CounterEdgeProps) => (
  <>
    <path d={`M0 ${y}H400v60H0z`} className="brand-lift" />
    <path d={`M0 ${y}H400v5H0z`} className="on-brand" opacity={0.25} />
  </>
);
