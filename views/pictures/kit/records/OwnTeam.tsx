import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { sellers } from './sellers.ts';

type Point = readonly [x: number, y: number];

interface OwnTeamProps {
  /** Those of the level above: the seller does not see who they are; the second of them is her sponsor. */
  readonly others: readonly [Point, Point, Point];
  /** The seller who has signed in. */
  readonly own: Point;
  /** How far below her the two in her team stand, and how far to each side. */
  readonly team: { readonly down: number; readonly aside: number };
  /** The diameter of all portraits. */
  readonly face: number;
  /** What lies around her team. */
  readonly field: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
}

const members = [
  ['Arjan', -1],
  ['Nisha', 1],
] as const;

/** A branching tree of sellers: one is marked with a ring, her own team has faces, and all others are only shapes. */
export function OwnTeam({ others, own: [x, y], team, face, field }: OwnTeamProps) {
  const [first, sponsor, last] = others;
  const row = y + team.down;
  return (
    <>
      <path
        d={`M${first.join(' ')}L${last.join(' ')}M${sponsor.join(' ')}L${field.x + field.width / 2} ${field.y + field.height / 2}`}
        className="stroke-faint"
        strokeWidth={3}
      />
      <rect {...field} rx={16} className="surface" />
      <rect {...field} rx={16} className="stroke-green" strokeWidth={2.5} />
      {others.map(([left, top]) => (
        <Unnamed key={`${left} ${top}`} x={left} y={top} />
      ))}
      <path
        d={`M${x} ${y}V${row}M${x - team.aside} ${row}H${x + team.aside}`}
        className="stroke-green"
        strokeWidth={3}
      />
      {members.map(([name, side]) => (
        <Portrait key={name} x={x + side * team.aside} y={row} size={face} {...sellers[name]} />
      ))}
      <Portrait x={x} y={y} size={face} {...sellers.Farida} />
      <circle cx={x} cy={y} r={face / 2} className="stroke-marigold" strokeWidth={4} />
    </>
  );
}

const Unnamed = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <circle cx={x} cy={y} r={17} className="line" />
    <Glyph name="user" x={x - 10} y={y - 10.5} size={20} tone="muted" bold />
  </>
);
