import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

/* The railways set the charge, and with it the refund, when the ticket is cancelled. */
const notYetKnown = '₹XXX';

interface Sizes {
  readonly width: number;
  readonly height: number;
  /** The height of the stamp, of both lines and of the perforation. */
  readonly stamp: readonly [y: number, size: number];
  readonly lines: readonly [number, number];
  readonly tear: number;
  /** Of the letters; the refund is larger. */
  readonly size: number;
  /** From the edge to the words. */
  readonly margin: number;
}

const wide: Sizes = {
  width: 192,
  height: 192,
  stamp: [48, 17],
  lines: [93, 119],
  tear: 137,
  size: 18.5,
  margin: 16,
};

const narrow: Sizes = {
  width: 208,
  height: 198,
  stamp: [50, 18],
  lines: [98, 127],
  tear: 144,
  size: 23,
  margin: 14,
};

/** A cancelled ticket, 192 × 192, under a tab that says when it comes to that, and on its stub what is left of the fare. */
export function CancelledTicket({ near }: { readonly near?: true }) {
  const { width, height, stamp, lines, tear, size, margin } = near ? narrow : wide;
  const row = (y: number, label: string, amount: string) => (
    <>
      <Label x={margin} y={y} size={size} tone="muted">
        {label}
      </Label>
      <Label x={width - margin} y={y} size={size} weight={700} anchor="end" tabular>
        {amount}
      </Label>
    </>
  );
  const end = tear + (near ? 36 : 37);
  return (
    <At x={near ? -8 : 0} y={near ? 4 : 0}>
      <Ticket x={0} y={0} width={width} height={height} tear={tear} across>
        <Stamp x={width / 2} y={stamp[0]} turn={-5} size={stamp[1]} tone="red">
          Cancelled
        </Stamp>
        {row(lines[0], 'Fare', '₹1,120')}
        {row(lines[1], 'Charge', `−${notYetKnown}`)}
        <Label x={margin} y={end} size={size} weight={700} tone="green-ink">
          Refund
        </Label>
        <Label
          x={width - margin}
          y={end + 1}
          size={size + 3.5}
          weight={800}
          tone="green-ink"
          anchor="end"
          tabular
        >
          {notYetKnown}
        </Label>
      </Ticket>
      <Condition x={width / 2} size={near ? 21 : 18} />
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
