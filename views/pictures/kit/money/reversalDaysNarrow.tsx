/** The days after a failed withdrawal for phones, 188 × 188: the line runs down where it has two ends. */
import { rules } from '#content/rules.ts';
import { rupees } from '#content/rupees.ts';
import { Cross } from '../shapes/Cross.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { CoinStack } from './CoinStack.tsx';
import { withdrawn } from './withdrawalRow.ts';

/* Of the two ends: from the upper edge, and what happens there. */
const ends = [
  [34, 'Debited on day 0', `−${rupees(withdrawn)}`, 'ink'],
  [154, 'Reversed by day 5', `+${rupees(withdrawn)}`, 'green-ink'],
] as const;

/** From the debit to the last day for its reversal. */
export const DaysToReversalNarrow = () => (
  <>
    <path d="M14 34V154" className="stroke-faint" strokeWidth={4} />
    {[58, 82, 106, 130].map((y) => (
      <g key={y}>
        <circle cx={14} cy={y} r={5} className="surface" />
        <circle cx={14} cy={y} r={5} className="stroke-faint" strokeWidth={3} />
      </g>
    ))}
    <Cross x={14} y={34} size={28} />
    <Tick x={14} y={154} size={28} />
    {ends.map(([y, day, amount, tone]) => (
      <At key={day} x={37} y={y}>
        <Label x={0} y={-8} size={17.4} weight={600} tone="muted">
          {day}
        </Label>
        <Label x={0} y={24} size={30} weight={800} tone={tone}>
          {amount}
        </Label>
      </At>
    ))}
  </>
);

/** The days after that. */
export const DaysLateNarrow = () => (
  <>
    <Label x={0} y={24} size={28} weight={800}>
      {`${rules.lateReversalADay.text} a day`}
    </Label>
    <path
      d="M0 150H188M179 141L188 150 179 159"
      className="stroke-marigold-ink"
      strokeWidth={3}
      opacity={0.6}
    />
    {[6, 7, 8].map((day, index) => (
      <g key={day}>
        <CoinStack
          x={28 + index * 56}
          y={141}
          scale={0.44}
          thick={28}
          rolls={[[index + 1, 'gold']]}
        />
        <Label
          x={28 + index * 56}
          y={185}
          size={20}
          weight={index ? 500 : 700}
          tone={index ? 'muted' : 'ink'}
          anchor="middle"
        >
          {index ? `${day}` : `Day ${day}`}
        </Label>
      </g>
    ))}
  </>
);
