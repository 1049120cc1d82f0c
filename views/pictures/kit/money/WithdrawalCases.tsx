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
const days = [64, 88, 112, 136, 160, 184] as const;

/** A debit without cash, the line of days to its reversal, and what follows if that is late, 336 × 152. */
export const WithdrawalFailed = (place: Place) => (
  <Panel {...place} width={336} height={152}>
    <circle cx={38} cy={37} r={14} className="red" />
    <Glyph name="x" x={29} y={28} size={18} tone="surface" bold />
    <Label x={62} y={44} size={20} weight={700}>
      Failed, no cash paid
    </Label>
    <path d="M64 90H184" className="stroke-brand" strokeWidth={4} />
    <path d="M205 90H301" className="stroke-marigold" strokeWidth={5} strokeDasharray="0 16" />
    {days.slice(1, -1).map((x) => (
      <circle key={x} cx={x} cy={90} r={5} className="brand" />
    ))}
    <circle cx={64} cy={90} r={11} className="red" />
    <Tick x={184} y={90} size={28} />
    {ends.map(([name, x]) => (
      <Label key={name} x={x} y={128} size={17} weight={600} anchor="middle">
        {name}
      </Label>
    ))}
  </Panel>
);

/* What each part of the line is, and the middle of its name. */
const ends = [
  ['Debited', 64],
  ['Reversed', 184],
  ['if late', 280],
] as const;
