import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/* What an article is on, in one thing that is still seen where it is small, on the colour of its cover. */
const tiles = {
  pending: ['brand', <Pending key="pending" />],
  modes: ['deep-lift', <Modes key="modes" />],
  ticket: ['marigold-soft', <Ticket key="ticket" />],
} as const;

/** The cover of an article in a list, cut to a square of 48. */
export function FeedTile({ name, ...place }: Place & { readonly name: keyof typeof tiles }) {
  const [ground, motif] = tiles[name];
  return (
    <At {...place}>
      <rect width={48} height={48} rx={9} className={ground} />
      {motif}
    </At>
  );
}

/* The clock of a recharge that waits. */
function Pending() {
  return (
    <>
      <circle cx={24} cy={24} r={16} className="on-brand" />
      <Glyph name="clock" x={12} y={12} size={24} tone="marigold" bold />
    </>
  );
}

/* Money that forks into three ways. */
function Modes() {
  return (
    <>
      <path
        d="M16 24H36M16 24C30 24 24 11 36 11M16 24C30 24 24 37 36 37"
        className="stroke-brand-lift"
        strokeWidth={2.5}
      />
      {[11, 24, 37].map((y) => (
        <circle key={y} cx={38} cy={y} r={4.5} className="pale" />
      ))}
      <circle cx={16} cy={24} r={11} className="brand" />
      <Glyph name="rupee" x={8.5} y={16.5} size={15} tone="on-brand" bold />
    </>
  );
}

/* A ticket of a train with the field of its status. */
function Ticket() {
  return (
    <g className="sheet">
      <path
        d="M12 6H36a4 4 0 014 4V24a3.500 3.500 0 000 7V38a4 4 0 01-4 4H12a4 4 0 01-4-4V31a3.500 3.500 0 000-7V10a4 4 0 014-4z"
        className="paper"
      />
      <Glyph name="train" x={15} y={8} size={18} tone="brand" bold />
      <rect x={13} y={32} width={22} height={6} rx={3} className="green" />
    </g>
  );
}
