/** What a withdrawal of ₹2,000 does to the cash and the working limit of a shop, and what a failed one leads to. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { LimitPurse } from './LimitPurse.tsx';
import { NotePair } from './NotePair.tsx';

/* What changes, by how much, and where its middle is. */
const changes = [
  ['−₹2,000', 'your cash', 80],
  ['+₹2,000', 'due to you', 246],
] as const;

/** The cash that is paid out, and the limit that rises by as much, 336 × 204. */
export const WithdrawalApproved = (place: Place) => (
  <Panel {...place} width={336} height={204}>
    <Tick x={38} y={37} size={28} />
    <Label x={62} y={44} size={20} weight={700}>
      Approved
    </Label>
    <At x={33} y={68} scale={1.26}>
      <NotePair />
    </At>
    <At x={138} y={90}>
      <circle cx={15} cy={15} r={15} className="marigold" />
      <Glyph name="arrow-right" x={5} y={5} size={20} tone="deep" bold />
    </At>
    <LimitPurse x={180} y={80} width={132} size={16} />
    {changes.map(([amount, name, x]) => (
      <g key={name}>
        <Label x={x} y={166} size={22} weight={800} anchor="middle">
          {amount}
        </Label>
        <Label x={x} y={187} size={15} tone="muted" anchor="middle">
          {name}
        </Label>
      </g>
    ))}
  </Panel>
);

/* The days from the debit to the last for its reversal. */
const days = [40, 70, 100, 130, 160, 190] as const;

/** A debit without cash, the line of days to its reversal, and what each day after that costs the bank, 336 × 176. */
export const WithdrawalFailed = (place: Place) => (
  <Panel {...place} width={336} height={176}>
    <circle cx={38} cy={37} r={14} className="red" />
    <Glyph name="x" x={29} y={28} size={18} tone="surface" bold />
    <Label x={62} y={44} size={20} weight={700}>
      Failed, no cash paid
    </Label>
    <path d="M40 112H190" className="stroke-brand" strokeWidth={4} />
    <path d="M206 112H312" className="stroke-marigold" strokeWidth={5} strokeDasharray="0 15" />
    {days.slice(1, -1).map((x) => (
      <circle key={x} cx={x} cy={112} r={5} className="brand" />
    ))}
    <circle cx={40} cy={112} r={11} className="red" />
    <Tick x={190} y={112} size={28} />
    <Label x={40} y={88} size={17} weight={800} anchor="middle">
      T
    </Label>
    <Label x={190} y={88} size={17} weight={800} anchor="middle">
      T+5
    </Label>
    <Label x={314} y={88} size={17} weight={800} anchor="end">
      ₹100 a day
    </Label>
    <Label x={28} y={150} size={16} weight={600}>
      Debited
    </Label>
    <Label x={190} y={150} size={16} weight={600} anchor="middle">
      Reversed
    </Label>
    <Label x={314} y={150} size={16} weight={600} anchor="end">
      if late
    </Label>
  </Panel>
);
