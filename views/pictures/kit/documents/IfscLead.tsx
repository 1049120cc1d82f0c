interface IfscLeadProps {
  /** The heights of the ring around the code and of its end on the card below the leaf. */
  readonly from: number;
  readonly to: number;
}

/** A line from the ring around the IFSC, around the edge of the leaf, to the edge of the card with what the code tells; both begin at 28. */
export const IfscLead = ({ from, to }: IfscLeadProps) => (
  // With the ring of the leaf, it keeps its colour after dark.
  <g className="sheet">
    <path
      d={`M50 ${from}H24Q14 ${from} 14 ${from + 10}V${to - 10}Q14 ${to} 24 ${to}H28`}
      className="stroke-marigold"
      strokeWidth={4}
    />
  </g>
);
