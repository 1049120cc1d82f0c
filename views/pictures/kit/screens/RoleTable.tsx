import { Avatar } from '../people/Avatar.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const roles = [
  ['AS', 'Branch', 'Enters', 'brand'],
  ['IS', 'Manager', 'Approves', 'green'],
  ['LN', 'Owner', 'Reads', 'marigold'],
] as const;

interface RoleTableProps extends Place {
  readonly width: number;
  /** How many of the roles. */
  readonly rows: number;
}

/** Who may do what in an internal system; two rows are 164 high, three 223. */
export const RoleTable = ({ width, rows, ...place }: RoleTableProps) => (
  <Panel {...place} width={width} height={46 + rows * 59}>
    <Glyph name="lock" x={16} y={13} size={20} tone="muted" />
    <Label x={44} y={29} size={17} weight={700}>
      Roles
    </Label>
    {roles.slice(0, rows).map(([initials, role, right, tone], index) => (
      <g key={role} transform={`translate(0 ${44 + index * 59})`}>
        <path d={`M0 .500H${width}`} className="stroke-line" />
        <Avatar x={36} y={31} size={40} initials={initials} tone={tone} />
        <Label x={66} y={27} size={17} weight={600}>
          {role}
        </Label>
        <Label x={66} y={48} size={16} tone="muted">
          {right}
        </Label>
        <Glyph name="check" x={width - 36} y={20} size={22} tone="green" bold />
      </g>
    ))}
  </Panel>
);
