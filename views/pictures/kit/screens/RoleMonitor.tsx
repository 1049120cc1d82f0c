import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

/* What the system does, and the role that logs in to it. */
const parts = [
  ['receipt', 'Billing', 'Accountant'],
  ['block', 'Stock', 'Storekeeper'],
  ['users', 'Attendance', 'Manager'],
] as const;

/* The role beside its part, or below it on a narrower screen. */
const looks = {
  wide: {
    width: 212,
    height: 112,
    row: 32,
    tile: 24,
    word: [21, 14.5],
    role: { y: 21, size: 12.5 },
  },
  narrow: {
    width: 152,
    height: 148,
    row: 45,
    tile: 30,
    word: [20, 15],
    role: { y: 36, size: 13.5 },
  },
} as const;

interface RoleMonitorProps extends Place {
  readonly look: keyof typeof looks;
}

/** A monitor on its stand with the parts of an internal system, each with its role; 212 × 132 or 152 × 168. */
export function RoleMonitor({ look, ...place }: RoleMonitorProps) {
  const { width, height, row, tile, word, role } = looks[look];
  const middle = width / 2;
  const isWide = look === 'wide';
  return (
    <At {...place}>
      <ContactShadow x={middle} y={height + 20} width={92} />
      <path d={`M${middle - 13} ${height - 4}h26l3 20h-32z`} className="hair" />
      <path d={`M${middle - 38} ${height + 20}q0-7 8-7h60q8 0 8 7z`} className="device-lift" />
      <rect width={width} height={height} rx={11} className="device" />
      <rect
        x={0.75}
        y={0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx={10.25}
        className="stroke-rim"
        strokeWidth={1.5}
      />
      <rect x={7} y={7} width={width - 14} height={height - 14} rx={5} className="surface" />
      {parts.map(([glyph, part, who], index) => (
        <At key={part} x={7} y={7 + (height - 14 - 3 * row) / 2 + index * row}>
          {index > 0 && <path d={`M0 0H${width - 14}`} className="stroke-line" />}
          <rect
            x={8}
            y={(row - tile) / 2}
            width={tile}
            height={tile}
            rx={7}
            className="brand-soft"
          />
          <Glyph
            name={glyph}
            x={8 + tile * 0.16}
            y={(row - tile) / 2 + tile * 0.16}
            size={tile * 0.68}
            tone="brand-ink"
            bold
          />
          <Label x={16 + tile} y={word[0]} size={word[1]} weight={700}>
            {part}
          </Label>
          <Label
            {...role}
            x={isWide ? width - 23 : 16 + tile}
            tone="muted"
            anchor={isWide ? 'end' : 'start'}
          >
            {who}
          </Label>
        </At>
      ))}
    </At>
  );
}
