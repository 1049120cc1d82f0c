import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

/* Together ₹7,564. */
const collected = [
  ['bolt', '₹1,846', 'marigold-soft', 'marigold-ink'],
  ['drop', '₹312', 'brand-soft', 'brand-ink'],
  ['school', '₹4,500', 'green-soft', 'green-ink'],
  ['cylinder', '₹906', 'red-soft', 'red'],
] as const;

/** On the screen of a held phone, 44 × 74: the bills of a day under their sum, all paid; thumb and fingers lie over both edges. */
export const PaidBills = () => (
  <>
    <path d="M0 24V6A6 6 0 016 0H38A6 6 0 0144 6V24z" fill="url(#sheen)" />
    <Label x={3.5} y={9.5} size={6.6} weight={600} tone="on-brand">
      4 bills paid
    </Label>
    <Label x={3.5} y={19.5} size={8.6} weight={800} tone="on-brand">
      ₹7,564
    </Label>
    <Tick x={38.8} y={16.5} size={6.6} />
    {collected.map(([glyph, amount, tone, ink], index) => (
      <g key={glyph} transform={`translate(0 ${31 + index * 11.4})`}>
        <circle cx={11.5} cy={0} r={4.5} className={tone} />
        <Glyph name={glyph} x={8.5} y={-3} size={6} tone={ink} />
        <Label x={40} y={2.3} size={6.6} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </>
);
