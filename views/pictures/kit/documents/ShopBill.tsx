import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

const goods = [
  ['Sari', '1,100'],
  ['Blouse', '450'],
  ['Petticoat', '300'],
] as const;

/** What a customer has bought at Sri Balaji Stores, and what it comes to, 184 × 232. */
export const ShopBill = (place: Place) => (
  <PaperDocument {...place} width={184} height={232}>
    <Label x={16} y={42} size={22} weight={800}>
      Bill
    </Label>
    <path d="M16 58.500H168" className="stroke-faint" strokeWidth={2} />
    {goods.map(([name, price], index) => (
      <g key={name}>
        <Label x={16} y={88 + index * 30} size={17} tone="muted">
          {name}
        </Label>
        <Label x={168} y={88 + index * 30} size={17} weight={600} anchor="end">
          {price}
        </Label>
      </g>
    ))}
    <rect x={16} y={168} width={152} height={48} rx={8} className="marigold-soft" />
    <Label x={24} y={198} size={17}>
      Total
    </Label>
    <Label x={160} y={199} size={22} weight={800} anchor="end">
      ₹1,850
    </Label>
  </PaperDocument>
);
