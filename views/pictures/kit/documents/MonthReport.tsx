import { BudgetBar } from '../shapes/BudgetBar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import type { Moment } from '../stage/moment.ts';
import { PaperDocument } from './PaperDocument.tsx';

/** The report of a month, 234 × 240: its enquiries, and how the money was and will be spent on the versions of the advertisement or, in brief, what each cost. */
export const MonthReport = ({ isBrief, ...place }: Moment) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={234} height={240}>
      {isBrief ? <EnquiriesAlone /> : <EnquiriesAndBudgets />}
    </PaperDocument>
  </At>
);

const EnquiriesAlone = () => (
  <>
    <Label x={22} y={94} size={92} weight={800}>
      80
    </Label>
    <Label x={24} y={134} size={32} weight={600}>
      enquiries
    </Label>
    <path d="M24 162H210" className="stroke-line" strokeWidth={2} />
    <Label x={24} y={204} size={32} tone="muted">
      ₹250 each
    </Label>
  </>
);

const EnquiriesAndBudgets = () => (
  <>
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
  </>
);
