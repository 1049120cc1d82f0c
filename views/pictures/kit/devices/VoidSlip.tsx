import { Stamp } from '../documents/Stamp.tsx';
import { Label } from '../shapes/Label.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const lines = [
  ['Card •••• 4417', '₹18,500'],
  ['Void', '−₹18,500'],
  ['Reference', '6318XXXX27'],
] as const;

/** The slip of a void sale in the printer of a terminal, 176 × 190: its stamp is across it, above the line of what is charged. */
export const VoidSlip = () => (
  <TerminalPaper height={190}>
    <Label x={88} y={28} size={14} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <path d="M14 39H162" className="stroke-faint" strokeDasharray="2 5" />
    {lines.map(([label, value], index) => (
      <g key={label}>
        <Label x={14} y={59 + index * 19} size={12} tone="muted">
          {label}
        </Label>
        <Label x={162} y={59 + index * 19} size={12} weight={600} anchor="end">
          {value}
        </Label>
      </g>
    ))}
    <Stamp x={88} y={125} turn={-4} size={16} tone="red">
      Void
    </Stamp>
    <path d="M14 152H162" className="stroke-faint" strokeDasharray="2 5" />
    <Label x={14} y={174} size={14} weight={700}>
      Charged
    </Label>
    <Label x={162} y={174.5} size={16} weight={800} anchor="end">
      ₹0
    </Label>
  </TerminalPaper>
);
