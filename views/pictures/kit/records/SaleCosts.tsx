import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

type Part = readonly [y: number, ground: Colour, sign: string, amount: string, note: string];

/** What a sale cost: its advertising, and our bill on top of it. */
const parts: readonly Part[] = [
  [44, 'marigold', '', '₹2,000', '10 sales'],
  [100, 'on-deep-muted', '+', '₹650', 'our bill ₹6,500'],
];

/* The amounts stand below each other, whatever sign is before them. */
const amountAt = 44;

const wordAt = 160;

/** What an enquiry cost, and the two amounts that make up what a sale cost in all, 360 × 220. */
export const SaleCosts = (place: Place) => (
  <At {...place}>
    <Label x={0} y={24} size={28} weight={800} tone="on-deep">
      80
    </Label>
    <Label x={42} y={24} size={18} weight={700} tone="on-deep">
      enquiries
    </Label>
    <Label x={360} y={24} size={18} weight={600} tone="on-deep" anchor="end">
      ₹250 each
    </Label>
    {parts.map(([y, ground, sign, amount, note]) => (
      <g key={amount} transform={`translate(0 ${y})`}>
        <rect width={360} height={46} rx={12} className={ground} />
        <Label x={16} y={33} size={28} weight={800} tone="deep">
          {sign}
        </Label>
        <Label x={amountAt} y={33} size={28} weight={800} tone="deep">
          {amount}
        </Label>
        <Label x={wordAt} y={32.5} size={18} weight={700} tone="deep">
          a sale
        </Label>
        <Label x={344} y={32} size={16} weight={600} tone="deep" anchor="end">
          {note}
        </Label>
      </g>
    ))}
    <rect y={156} width={360} height={64} rx={12} className="pale" />
    <Label x={16} y={200} size={32} weight={800} tone="deep">
      =
    </Label>
    <Label x={amountAt} y={200} size={36} weight={800} tone="deep">
      ₹2,650
    </Label>
    <Label x={186} y={199} size={20} weight={700} tone="deep">
      a sale in all
    </Label>
  </At>
);
