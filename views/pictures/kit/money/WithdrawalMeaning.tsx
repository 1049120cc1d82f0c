import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

interface WithdrawalMeaningProps {
  readonly amount: string;
  readonly tone?: Colour;
  readonly name: string;
  /** Of the amount, the baseline. */
  readonly y: number;
  /** At the right end of the card, which is 330 wide. */
  readonly end?: boolean;
}

/** What a withdrawal means for someone: by how much an amount changes, and which one below it. */
export const WithdrawalMeaning = ({ amount, tone, name, y, end }: WithdrawalMeaningProps) => {
  const column = end ? ({ x: 330, anchor: 'end' } as const) : { x: 0 };
  return (
    <At x={0} y={y}>
      <Label {...column} y={0} size={23} weight={800} {...(tone && { tone })}>
        {amount}
      </Label>
      <Label {...column} y={22} size={16} tone="muted">
        {name}
      </Label>
    </At>
  );
};
