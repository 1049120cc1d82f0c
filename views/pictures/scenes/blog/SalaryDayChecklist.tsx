import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const salaries = [
  ['Ananya Sen', '₹48,500'],
  ['Imran Shaikh', '₹36,000'],
  ['Meera Nair', '₹52,250'],
  ['Rahul Das', '₹31,800'],
] as const;

/** The salaries of the last working day, three paid and one on its way, before the month. */
export function SalaryDayChecklist() {
  return (
    <Cover ground="deep" motif={<SalaryDay />}>
      <CalendarPage
        x={32}
        y={32}
        turn={-2}
        scale={0.85}
        title="November 2026"
        days={30}
        first={0}
        ringed={30}
      />
      <Panel x={220} y={80} width={396} height={240}>
        {salaries.map(([name, amount], index) => (
          <g key={name} transform={`translate(0 ${index * 60})`}>
            {index > 0 && <path d="M24 0H372" className="stroke-line" />}
            <Label x={24} y={38} size={22} weight={600}>
              {name}
            </Label>
            <Label x={316} y={38} size={24} weight={800} anchor="end">
              {amount}
            </Label>
            {index < 3 ? (
              <Tick x={356} y={30} size={32} />
            ) : (
              <Avatar x={356} y={30} size={32} glyph="clock" tone="marigold" />
            )}
          </g>
        ))}
      </Panel>
    </Cover>
  );
}

/* For small cards: the last day of the month on a calendar. */
const SalaryDay = () => (
  <Panel x={26} y={24} width={124} height={132} radius={12}>
    <path d="M0 36V12A12 12 0 0112 0H112a12 12 0 0112 12V36z" className="brand" />
    <path d="M34-8V12M90-8V12" className="stroke-marigold" strokeWidth={8} />
    <Label x={62} y={104} size={64} weight={800} anchor="middle">
      30
    </Label>
  </Panel>
);
