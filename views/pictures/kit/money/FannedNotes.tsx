import { Glyph } from '../shapes/Glyph.tsx';

/* A note with the middle of its edge, how each is turned, and around what. */
const upright = {
  note: { x: 1, y: 1, width: 50, height: 80, rx: 4 },
  turns: [-26, -13, 0],
  around: '8 78',
} as const;

const fans = {
  near: { ...upright, edge: 2, seal: { cx: 26, cy: 36, r: 15, opacity: 1 } },
  far: { ...upright, edge: 2.4, seal: { cx: 26, cy: 36, r: 13, opacity: 0.5 } },
  lying: {
    note: { x: 0, y: 0, width: 48, height: 24, rx: 3 },
    turns: [-10, 0],
    around: '24 30',
    edge: 1.8,
    seal: { cx: 24, cy: 12, r: 6, opacity: 0.5 },
  },
} as const;

interface FannedNotesProps {
  /** Upright for a raised hand, `near` with all that is on them or `far` with less; `lying` are two for small hands. */
  readonly fan?: keyof typeof fans;
}

/** Notes fanned out to the left, the front one 52 × 82, or 48 × 24 where they lie; a sign for cash, not a copy of a note. */
export function FannedNotes({ fan = 'far' }: FannedNotesProps) {
  const { note, turns, around, edge, seal } = fans[fan];
  return (
    // Those that are near are as dim after dark as the notes on a counter; small ones would not be seen.
    <g className={fan === 'near' ? undefined : 'sheet'}>
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn} ${around})`}>
          <rect {...note} className="green-soft" />
          <rect {...note} className="stroke-green" strokeWidth={edge} />
          {fan === 'near' && (
            <rect
              x={6}
              y={6}
              width={40}
              height={70}
              rx={2}
              className="stroke-green"
              opacity={0.5}
            />
          )}
        </g>
      ))}
      <circle {...seal} className="green" />
      {fan === 'near' && <Glyph name="rupee" x={16} y={26} size={20} tone="on-brand" bold />}
    </g>
  );
}
