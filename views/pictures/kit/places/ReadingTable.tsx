interface ReadingTableProps {
  /** Its edge at the wall. */
  readonly y: number;
  /** From there to the edge in front; what stands on it has its foot between the two. */
  readonly depth: number;
}

/** A lilac table at a wall, 400 wide and on both sides beyond, with its front below; draw it before what stands on it. */
export const ReadingTable = ({ y, depth }: ReadingTableProps) => (
  <>
    <path d={`M-400 ${y}H800V${y + depth + 700}H-400z`} className="brand-soft" />
    <path d={`M-400 ${y + depth}H800v700H-400z`} className="deep" opacity={0.24} />
  </>
);
