interface ReadingTableProps {
  /** Its edge at the wall. */
  readonly y: number;
  /** From there to the edge in front; what stands on it has its foot between the two. */
  readonly depth: number;
  /** A drawer below that edge, where the picture is high enough. */
  readonly drawer?: boolean;
}

/** A wooden table at a wall, 400 wide and on both sides beyond, with its front below; draw it before what stands on it. */
export const ReadingTable = ({ y, depth, drawer }: ReadingTableProps) => (
  <>
    <path d={`M-400 ${y}H800v${depth}H-400z`} className="marigold-soft" />
    <g transform={`translate(0 ${y + depth})`}>
      <path d="M-400 0H800V700H-400z" className="marigold-soft" />
      <path d="M-400 0H800V700H-400z" className="skin-deep" opacity={0.36} />
      <path d="M-400 12H800v8H-400z" className="shade" />
      <path d="M-400 0H800v12H-400z" className="skin-deep" opacity={0.5} />
      {drawer && (
        <g className="stroke-skin-deep" strokeWidth={3}>
          <rect x={56} y={46} width={288} height={70} rx={8} opacity={0.6} />
          <path d="M174 81H226" strokeWidth={12} />
        </g>
      )}
    </g>
  </>
);
