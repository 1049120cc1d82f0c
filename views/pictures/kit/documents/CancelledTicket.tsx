import { LimitPurse } from '../money/LimitPurse.tsx';
import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

interface Sizes {
  /** Where it begins, from the room of its station (TicketStation.tsx), and how wide it is. */
  readonly x: number;
  readonly width: number;
  /** The middle of the stamp and the height of its letters. */
  readonly stamp: readonly [y: number, size: number];
  /** Of the letters of the fare and of the limit. */
  readonly size: number;
  readonly margin: number;
  /** Of the letters on the tab and beside the coins. */
  readonly tab: number;
}

const wide: Sizes = { x: 0, width: 192, stamp: [46, 17], size: 19, margin: 18, tab: 18 };

const narrow: Sizes = { x: -8, width: 208, stamp: [47, 17.6], size: 24, margin: 16, tab: 20.5 };

/* Coins that fall into what the fare returns to, left of the arrow. */
const coins = [
  [20, 142],
  [46, 147],
] as const;

/* The railways set their charge at the cancellation, so no amount is said of it, nor of what returns. */
/** A cancelled ticket under a tab that says when it comes to that, and the fare on its way from it to the working limit, 192 × 204. */
export function CancelledTicket({ near }: { readonly near?: true }) {
  const { x, width, stamp, size, margin, tab } = near ? narrow : wide;
  const middle = width / 2;
  return (
    <At x={x} y={0}>
      <Ticket x={0} y={0} width={width} height={108} tear={74} across>
        <Stamp x={middle} y={stamp[0]} turn={-3} size={stamp[1]} tone="red">
          Cancelled
        </Stamp>
        <Label x={margin} y={100} size={size} tone="muted">
          Fare
        </Label>
        <Label x={width - margin} y={100} size={size} weight={700} anchor="end" tabular>
          ₹1,120
        </Label>
      </Ticket>
      {coins.map(([coin, y]) => (
        <RupeeCoin key={coin} x={coin} y={y} radius={14} />
      ))}
      <path d="M73 117V145M64 137L73 146L82 137" className="stroke-green" strokeWidth={5} />
      <LimitPurse x={0} y={154} width={width} size={size} />
      <Label x={width - 2} y={138} size={tab} weight={600} tone="red-ink" anchor="end">
        less charge
      </Label>
      <Condition x={middle} size={tab} />
    </At>
  );
}

/* On the upper edge of the ticket. */
const Condition = ({ x, size }: { readonly x: number; readonly size: number }) => {
  const half = size * 3.75;
  return (
    <Panel
      x={x - half}
      y={-15}
      width={2 * half}
      height={size * 1.7}
      radius={size * 0.85}
      tone="marigold"
    >
      <Label x={half} y={size * 1.2} size={size} weight={700} tone="deep" anchor="middle">
        If cancelled
      </Label>
    </Panel>
  );
};
