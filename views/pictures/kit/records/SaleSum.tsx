import { SumSign } from '../shapes/SumSign.tsx';
import { At, type Place } from '../stage/At.tsx';
import { costHeight } from './CostCaption.tsx';
import { CostCard } from './CostCard.tsx';
import { costParts } from './costParts.ts';

/** Of a part of the sum, and from one to the next. */
const part = { y: 0, width: 132, size: 29 } as const;
const gap = 46;
const step = part.width + gap;
const sign = { y: costHeight / 2 } as const;

/** What a sale cost: its advertising and our bill, which make the widest card, 570 × 188. */
export const SaleSum = (place: Place) => (
  <At {...place}>
    <CostCard {...part} x={0} part={costParts.sold} />
    <SumSign {...sign} x={step - gap / 2} sign="plus" />
    <CostCard {...part} x={step} part={costParts.bill} />
    <SumSign {...sign} x={2 * step - gap / 2} sign="equals" />
    <CostCard x={2 * step} y={0} part={costParts.result} width={214} size={52} />
  </At>
);
