import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CostRow } from './CostRow.tsx';

type Part = readonly [ground: Colour, sign: string, amount: string, word: string, note?: string];

/** What a sale cost: its advertising, and our bill on top of it. */
const parts: readonly Part[] = [
  ['marigold', '', '₹2,000', 'a sale', 'advertising'],
  ['on-deep-muted', '+', '₹650', 'a sale', 'our bill ₹6,500'],
  ['pale', '=', '₹2,650', 'a sale in all'],
];

/** What an enquiry cost, and the two amounts that make up what a sale cost in all, 360 × 232. */
export const SaleCosts = (place: Place) => (
  <At {...place}>
    <Label x={2} y={22} size={19} weight={700} tone="on-deep">
      80 enquiries, ₹250 each
    </Label>
    <Label x={360} y={22} size={19} weight={700} tone="code-number" anchor="end">
      10 sales
    </Label>
    {parts.map(([ground, sign, amount, word, note], index) => (
      <CostRow
        key={amount}
        x={0}
        y={44 + index * 66}
        ground={ground}
        amount={amount}
        word={word}
        {...(note && { note })}
      >
        <Label x={28} y={39} size={30} weight={800} tone="deep" anchor="middle">
          {sign}
        </Label>
      </CostRow>
    ))}
  </At>
);
