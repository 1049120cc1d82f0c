import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { rowHeight } from './withdrawalRow.ts';

interface WithdrawalMeaningProps {
  readonly amount: string;
  readonly name: string;
  /** At the right end of the row, which is 330 wide. */
  readonly end?: boolean;
}

/** What a withdrawal means for someone, 60 high below a row of things: by how much an amount changes, and which one. */
export const WithdrawalMeaning = ({ amount, name, end }: WithdrawalMeaningProps) => {
  const column = end ? ({ x: 330, anchor: 'end' } as const) : { x: 0 };
  return (
    <At x={0} y={rowHeight}>
      <Label {...column} y={35} size={23} weight={800}>
        {amount}
      </Label>
      <Label {...column} y={58} size={16} tone="muted">
        {name}
      </Label>
    </At>
  );
};
