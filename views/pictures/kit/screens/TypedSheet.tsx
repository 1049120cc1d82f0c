import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Customers whose invoices are in the sheet already, and what each owes. */
const entered = [
  ['Pal', '4,310'],
  ['Das', '1,265'],
  ['Ghosh', '2,940'],
] as const;

const row = 32;

/** A monitor on its foot with a spreadsheet into which somebody types line by line, 236 × 236. */
export const TypedSheet = (place: Place) => (
  <At {...place}>
    <ellipse cx={118} cy={234} rx={76} ry={6} className="deep" opacity={0.18} />
    <path d="M100 186H136L142 224H94z" className="faint" />
    <rect x={66} y={222} width={104} height={12} rx={6} className="muted" />
    <rect width={236} height={194} rx={14} className="device" />
    <rect x={0.5} y={0.5} width={235} height={193} rx={13.5} className="stroke-rim" />
    <Panel x={10} y={10} width={216} height={174} radius={7} flat>
      <path d={`M0 ${row}V7A7 7 0 017 0H209a7 7 0 017 7V${row}z`} className="green" />
      <Label x={38} y={22} size={16} weight={700} tone="surface">
        Customer
      </Label>
      <Label x={206} y={22} size={16} weight={700} tone="surface" anchor="end">
        Amount
      </Label>
      <path d={`M1 ${row}H28V173H8a7 7 0 01-7-7z`} className="surface-2" />
      {entered.map(([name, amount], index) => (
        <At key={name} x={0} y={row * (index + 1)}>
          <path d={`M1 ${row}H215`} className="stroke-line" />
          <Label x={38} y={22} size={16}>
            {name}
          </Label>
          <Label x={206} y={22} size={16} weight={600} anchor="end">
            {amount}
          </Label>
        </At>
      ))}
      <path d={`M28 ${row}V173M132 ${row}V173`} className="stroke-line" />
      <rect x={29} y={row * 4} width={103} height={row} className="surface" />
      <rect x={29} y={row * 4} width={103} height={row} className="stroke-green" strokeWidth={3} />
      <Label x={38} y={row * 4 + 22} size={16}>
        Sah
      </Label>
      <path d={`M71 ${row * 4 + 8}v17`} className="stroke-ink" strokeWidth={2} />
    </Panel>
  </At>
);
