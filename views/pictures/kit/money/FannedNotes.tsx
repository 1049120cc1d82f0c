/** Three notes, the front one 52 × 82, fanned out to the left from their lower left corner; a sign for cash, not a copy of a note. They keep their colours after dark. */
export const FannedNotes = () => (
  <g className="sheet">
    {[-24, -12, 0].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 8 78)`}>
        <rect width={52} height={82} rx={5} className="green-soft" />
        <rect
          x={1}
          y={1}
          width={50}
          height={80}
          rx={4}
          className="stroke-green"
          strokeWidth={2.4}
        />
      </g>
    ))}
    <circle cx={26} cy={36} r={13} className="green" opacity={0.5} />
  </g>
);
