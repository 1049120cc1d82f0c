import { Label } from '../shapes/Label.tsx';
import { SumSign } from '../shapes/SumSign.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CostCard } from './CostCard.tsx';
import { costParts } from './costParts.ts';

/** Of a part of the sum, and from one to the next. */
const part = { width: 132, height: 134, size: 29 } as const;
const gap = 46;
const step = part.width + gap;

/** What a sale cost: its advertising and our bill, which make the largest card, 570 × 184; its middle is at y. */
export const SaleSum = (place: Place) => (
  <At {...place}>
    <CostCard x={0} y={0} part={costParts.sold} {...part} />
    <SumSign x={step - gap / 2} y={0} sign="plus" />
    <CostCard x={step} y={0} part={costParts.bill} {...part} />
    <Label x={step + part.width / 2} y={99} size={18} weight={600} tone="on-deep" anchor="middle">
      our bill ₹6,500
    </Label>
    <SumSign x={2 * step - gap / 2} y={0} sign="equals" />
    <CostCard x={2 * step} y={0} part={costParts.result} width={214} height={184} size={50} />
  </At>
);
