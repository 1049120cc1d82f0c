/** What an approved withdrawal of ₹2,000 does to the cash and the working limit of a shop. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { LimitPurse } from './LimitPurse.tsx';
import { NotePair } from './NotePair.tsx';

/** What was approved, as a title over what it changes. */
export const WithdrawalApproved = (place: Place) => (
  <At {...place}>
    <Tick x={14} y={14} size={28} />
    <Label x={38} y={21} size={20} weight={700}>
      Approved
    </Label>
  </At>
);

/* What changes, by how much, and where its middle is. */
const changes = [
  ['−₹2,000', 'your cash', 50],
  ['+₹2,000', 'due to you', 216],
] as const;

/** The cash that a shop pays out, and its working limit that rises by as much, 282 × 142. */
export const CashForLimit = (place: Place) => (
  <At {...place}>
    <At x={0} y={0} scale={1.4}>
      <NotePair />
    </At>
    <At x={113} y={27}>
      <circle cx={15} cy={15} r={15} className="marigold" />
      <Glyph name="arrow-right" x={5} y={5} size={20} tone="deep" bold />
    </At>
    <LimitPurse x={150} y={17} width={132} size={16} />
    {changes.map(([amount, name, x]) => (
      <g key={name}>
        <Label x={x} y={115} size={24} weight={800} anchor="middle">
          {amount}
        </Label>
        <Label x={x} y={139} size={16} tone="muted" anchor="middle">
          {name}
        </Label>
      </g>
    ))}
  </At>
);
