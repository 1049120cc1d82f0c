import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';
import { Ticket } from './Ticket.tsx';

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
  const end = tear + (near ? 36 : 37);
  return (
    <At x={near ? -8 : 0} y={near ? 4 : 0}>
      <Ticket x={0} y={0} width={width} height={height} tear={tear} across>
        <Stamp x={width / 2} y={stamp[0]} turn={-5} size={stamp[1]} tone="red">
          Cancelled
        </Stamp>
        <Label x={margin} y={lines[0]} size={size} tone="muted">
          Fare
        </Label>
        <Label x={width - margin} y={lines[0]} size={size} weight={700} anchor="end" tabular>
          ₹1,120
        </Label>
        <Label x={margin} y={lines[1]} size={size} tone="muted">
          Charge
        </Label>
        <Unknown right={width - margin} y={lines[1]} size={size} />
        <Label x={margin} y={end} size={size} weight={700} tone="green-ink">
          Refund
        </Label>
        <Unknown right={width - margin} y={end} size={size} tone="green" />
      </Ticket>
      <Condition x={width / 2} size={near ? 21 : 18} />
    </At>
  );
}

interface UnknownProps {
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly tone?: Colour;
}

/* A bar for an amount: the railways set the charge, and with it the refund, when the ticket is cancelled. */
const Unknown = ({ right, y, size, tone = 'faint' }: UnknownProps) => (
  <rect
    x={right - size * 3}
    y={y - size * 0.66}
    width={size * 3}
    height={size * 0.6}
    rx={4}
    className={tone}
    opacity={0.6}
  />
);

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
