/** The days after a failed withdrawal, each a tile: until its reversal, and those for which the bank owes the customer. */
import type { Colour } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const tile = { width: 54, height: 58 } as const;

/* From one tile to the next, without air for a word below each, and with it. */
const step = { close: 62, wide: 84 } as const;

interface DayProps extends Place {
  /** How many days after the withdrawal. */
  readonly day: number;
  readonly tone: Colour;
  readonly ink: Colour;
}

const Day = ({ day, tone, ink, ...place }: DayProps) => (
  <At {...place}>
    <rect {...tile} rx={10} className={tone} />
    <Label x={27} y={36} size={18} weight={700} tone={ink} anchor="middle">
      {day === 0 ? 'T' : `T+${day}`}
    </Label>
  </At>
);

/** What failed, as a title over the days. */
export const WithdrawalFailed = (place: Place) => (
  <At {...place}>
    <circle cx={14} cy={14} r={14} className="red" />
    <Glyph name="x" x={5} y={5} size={18} tone="surface" bold />
    <Label x={38} y={21} size={20} weight={700}>
      Failed, no cash paid
    </Label>
  </At>
);

/** From the debit to the last day for its reversal, 364 × 92. */
export const DaysToReversal = (place: Place) => (
  <At {...place}>
    <Day x={0} y={0} day={0} tone="red" ink="surface" />
    {[1, 2, 3, 4].map((day) => (
      <Day key={day} x={day * step.close} y={0} day={day} tone="surface" ink="muted" />
    ))}
    <Day x={5 * step.close} y={0} day={5} tone="green" ink="surface" />
    <Label x={0} y={87} size={18} weight={700} tone="red-ink">
      Debited
    </Label>
    <Label x={364} y={87} size={18} weight={700} tone="green-ink" anchor="end">
      Reversed
    </Label>
  </At>
);

/** The first days after that, and what the bank owes for each, 222 × 92. */
export const DaysLate = (place: Place) => (
  <At {...place}>
    {[6, 7, 8].map((day, index) => (
      <g key={day}>
        <Day x={index * step.wide} y={0} day={day} tone="marigold" ink="deep" />
        <Label
          x={index * step.wide + 27}
          y={87}
          size={18}
          weight={700}
          tone="marigold-ink"
          anchor="middle"
        >
          ₹100
        </Label>
      </g>
    ))}
  </At>
);
