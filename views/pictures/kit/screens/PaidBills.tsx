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

/** On the screen of a held phone, 114 × 194: the bills of a day under their sum, all paid; thumb and fingertips lie over the outer 10 at both edges. */
export const PaidBills = () => (
  <>
    <path d="M0 62V14A14 14 0 0114 0H100A14 14 0 01114 14V62z" fill="url(#sheen)" />
    <Label x={12} y={26} size={16} weight={600} tone="on-brand">
      4 bills paid
    </Label>
    <Label x={12} y={50} size={20} weight={800} tone="on-brand">
      ₹7,564
    </Label>
    <Tick x={98} y={43} size={16} />
    {collected.map(([glyph, amount, tone, ink], index) => (
      <g key={glyph} transform={`translate(0 ${81 + index * 29.5})`}>
        <circle cx={26} r={11.5} className={tone} />
        <Glyph name={glyph} x={18.5} y={-7.5} size={15} tone={ink} />
        <Label x={100} y={6} size={17} weight={700} anchor="end">
          {amount}
        </Label>
      </g>
    ))}
  </>
);
