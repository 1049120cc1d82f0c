interface IfscLeadProps {
  /** The heights of the ring around the code and of the first tick below the leaf. */
  readonly from: number;
  readonly to: number;
  /** Where the tick begins. */
  readonly end: number;
}

/** A line from the ring around the IFSC, around the edge of the leaf, to what the code tells. */
export const IfscLead = ({ from, to, end }: IfscLeadProps) => (
  // With the ring of the leaf, it keeps its colour after dark.
  <g className="sheet">
    <path
      d={`M50 ${from}H24Q14 ${from} 14 ${from + 10}V${to - 10}Q14 ${to} 24 ${to}H${end}`}
      className="stroke-marigold"
      strokeWidth={4}
    />
  </g>
);
