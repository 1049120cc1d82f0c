import { CalendarPage } from '../../kit/documents/CalendarPage.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const employees = [
  ['Ananya Sen', '₹42,500'],
  ['Imran Shaikh', '₹61,200'],
  ['Meera Krishnan', '₹54,600'],
  ['Arjun Pillai', '₹38,400'],
  ['Sunita Devi', '₹52,000'],
] as const;

/** The payroll of a month over the calendar on which its day is ringed; one line has to be corrected. */
export function PayoutEmployeeSalaries() {
  return (
    <Scene width={640} height={520}>
      <CalendarPage x={24} y={128} title="November" days={30} first={0} ringed={30} turn={-4} />
      <Panel x={200} y={24} width={416} height={432}>
        <Label x={24} y={45} size={22} weight={800}>
          Salaries, November 2026
        </Label>
        <path d="M0 68.5H416" className="stroke-line" />
        {employees.map(([name, amount], index) => {
          const isWrong = index === employees.length - 1;
          return (
            <g key={name} transform={`translate(24 ${76 + index * 56})`}>
              {isWrong && (
                <rect x={-12} y={2} width={392} height={52} rx={8} className="red-soft" />
              )}
              <Label x={0} y={isWrong ? 23 : 35} size={20} weight={600}>
                {name}
              </Label>
              {isWrong && (
                <Label x={0} y={46} size={19} weight={700} tone="red">
                  Check account
                </Label>
              )}
              <Label x={192} y={35} size={19} tone="muted" anchor="middle">
                NEFT
              </Label>
              <Label x={324} y={35} size={20} weight={700} anchor="end">
                {amount}
              </Label>
              {isWrong ? (
                <>
                  <circle cx={354} cy={28} r={14} className="red" />
                  <Glyph name="x" x={345} y={19} size={18} tone="surface" bold />
                </>
              ) : (
                <Tick x={354} y={28} />
              )}
            </g>
          );
        })}
        <path d="M0 364.5H416" className="stroke-line" />
        <Label x={24} y={408} size={20} tone="muted">
          Total
        </Label>
        <Label x={392} y={410} size={32} weight={800} anchor="end">
          ₹2,48,700
        </Label>
      </Panel>
    </Scene>
  );
}
