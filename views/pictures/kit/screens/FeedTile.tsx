import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* What an article is on, in one thing that is still seen where it is small, on the colour of its cover. */
const tiles = {
  pan: ['green', <Pan key="pan" />],
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

/* A PAN card with its portrait. */
function Pan() {
  return (
    <g className="sheet">
      <rect x={5} y={9} width={38} height={30} rx={4} className="paper" />
      <path d="M5 22V13a4 4 0 014-4H39a4 4 0 014 4v9z" className="brand" />
      <Label x={8.5} y={19.5} size={11} weight={800} tone="on-brand">
        PAN
      </Label>
      <rect x={8.5} y={25} width={11} height={11} rx={2} className="marigold-soft" />
      <circle cx={14} cy={29} r={2.5} className="skin" />
      <path d="M10 36q.5-4 4-4t4 4z" className="brand" />
      <path d="M24 28H38.500M24 34H34" className="stroke-faint" strokeWidth={2.5} />
    </g>
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
