import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const total = rupees(exampleOrder.total);

interface OrderInvoiceProps extends Place {
  /** Without its unread line, 66 high instead of 84. */
  readonly low?: true;
}

/** The invoice of the order that the page tells of, 98 wide. */
export const OrderInvoice = ({ low, ...place }: OrderInvoiceProps) => {
  const height = low ? 66 : 84;
  return (
    <Panel {...place} width={98} height={height} radius={10}>
      <Label x={12} y={25} size={15} weight={700} tone="muted">
        INV-0418
      </Label>
      {!low && <rect x={12} y={36} width={58} height={6} rx={3} className="line" />}
      <Label x={12} y={height - 17} size={18} weight={800}>
        {total}
      </Label>
    </Panel>
  );
};

/** A sheet of accounts, 110 × 122; in its third line is the amount of the invoice. */
export const AccountSheet = (place: Place) => (
  <Panel {...place} width={110} height={122} radius={10}>
    <path d="M0 26V10A10 10 0 0110 0H100a10 10 0 0110 10V26z" className="marigold" />
    <Label x={14} y={18.5} size={15} weight={700} tone="deep">
      Accounts
    </Label>
    <rect x={1} y={48} width={108} height={27} className="green-soft" />
    <Label x={98} y={67.5} size={17} weight={800} tone="green-ink" anchor="end">
      {total}
    </Label>
    {[33.5, 81, 103].map((y) => (
      <g key={y}>
        <rect x={14} y={y} width={26} height={6.5} rx={3} className="line" />
        <rect x={62} y={y} width={36} height={6.5} rx={3} className="line" />
      </g>
    ))}
    <path d="M1 48.500H109M1 75.500H109M1 97.500H109" className="stroke-line" />
  </Panel>
);
