import { BudgetBar } from '../shapes/BudgetBar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The report of a month, 234 × 240: its enquiries, and how the money was and will be spent on the versions of the advertisement. */
export const MonthReport = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={234} height={240}>
      <Label x={24} y={56} size={42} weight={800}>
        80
      </Label>
      <Label x={86} y={55} size={21} weight={600}>
        enquiries
      </Label>
      <Label x={24} y={100} size={21} tone="muted">
        This month
      </Label>
      <BudgetBar x={24} y={110} width={186} versions={['A', 'B']} />
      <Label x={24} y={174} size={21} weight={700} tone="green-ink">
        Next month
      </Label>
      <BudgetBar x={24} y={184} width={186} versions={['B']} />
    </PaperDocument>
  </At>
);
