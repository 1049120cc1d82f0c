import { BudgetBar } from '../shapes/BudgetBar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import type { Moment } from '../stage/moment.ts';
import { PaperDocument } from './PaperDocument.tsx';

/** The report of a month, 234 × 240: its enquiries, and how the money was and will be spent on the versions of the advertisement or, in brief, what was spent and which version goes on. */
export const MonthReport = ({ isBrief, ...place }: Moment) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={234} height={240}>
      {isBrief ? <ReportPage /> : <EnquiriesAndBudgets />}
    </PaperDocument>
  </At>
);

/* What the report tells, in one word each. */
const told = [
  ['Spent', '₹20,000'],
  ['Enquiries', '80'],
] as const;

const ReportPage = () => (
  <>
    <Label x={22} y={52} size={34} weight={800}>
      Report
    </Label>
    <path d="M22 72H212" className="stroke-brand" strokeWidth={4} />
    {told.map(([name, value], index) => (
      <g key={name} transform={`translate(0 ${index * 42})`}>
        <Label x={22} y={110} size={22.5} tone="muted">
          {name}
        </Label>
        <Label x={212} y={110} size={22.5} weight={700} anchor="end">
          {value}
        </Label>
        <path d="M22 124H212" className="stroke-line" strokeWidth={2} />
      </g>
    ))}
    <Label x={22} y={204} size={22.5} weight={700} tone="green-ink">
      Next
    </Label>
    <BudgetBar x={104} y={180} width={108} versions={['B']} />
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
