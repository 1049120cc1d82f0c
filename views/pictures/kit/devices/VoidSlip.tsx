import { Stamp } from '../documents/Stamp.tsx';
import { Label } from '../shapes/Label.tsx';
import { TerminalPaper } from './TerminalPaper.tsx';

const lines = [
  ['Card •••• 4417', '₹18,500'],
  ['Void', '−₹18,500'],
  ['Reference', '6318XXXX27'],
] as const;

/** The slip of a void sale in the printer of a terminal, 176 × 158. */
export const VoidSlip = () => (
  <TerminalPaper height={158}>
    <Label x={88} y={28} size={13} weight={700} anchor="middle">
      Sri Balaji Stores
    </Label>
    <path d="M14 40H162" className="stroke-faint" strokeDasharray="2 5" />
    {lines.map(([label, value], index) => (
      <g key={label}>
        <Label x={14} y={60 + index * 20} size={12} tone="muted">
          {label}
        </Label>
        <Label x={162} y={60 + index * 20} size={12} weight={600} anchor="end">
          {value}
        </Label>
      </g>
    ))}
    <path d="M14 113H162" className="stroke-faint" strokeDasharray="2 5" />
    <Label x={14} y={138} size={13} weight={700}>
      Charged
    </Label>
    <Stamp x={106} y={134} turn={-3} size={12} tone="red">
      Void
    </Stamp>
    <Label x={162} y={139} size={15} weight={800} anchor="end">
      ₹0
    </Label>
  </TerminalPaper>
);
