import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel, Shadow } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const slips = [
  ['Fuel', '₹900', 40, -3],
  ['Courier', '₹620', 128, 0],
  ['Tea', '₹280', 216, 3],
] as const;

/** The right end of a slip is torn off. */
const slip = `M0 0H248${'l-6 6 6 6'.repeat(6)}H0z`;

/** A staff card with what is left on it, and the receipts for what was spent. */
export function PrepaidCardForStaffExpenses() {
  return (
    <Cover ground="sand" motif={<WholeCard />}>
      {slips.map(([what, amount, y, turn]) => (
        <At key={what} x={360} y={y} turn={turn}>
          <Shadow width={248} height={72} radius={8} />
          <path d={slip} className="surface" />
          <path d={slip} className="stroke-line" />
          <Label x={60} y={45} size={22} weight={600}>
            {what}
          </Label>
          <Label x={228} y={45} size={26} weight={800} anchor="end">
            {amount}
          </Label>
        </At>
      ))}
      <PaymentCard x={32} y={32} scale={1.2} title="Staff card" name="Rahul Das" />
      <Panel x={56} y={208} width={320} height={120}>
        <Label x={24} y={54} size={36} weight={800}>
          ₹3,200
        </Label>
        <Label x={296} y={52} size={22} tone="muted" anchor="end">
          of ₹5,000
        </Label>
        <rect x={24} y={76} width={272} height={16} rx={8} className="brand-soft" />
        <rect x={24} y={76} width={174} height={16} rx={8} className="brand" />
      </Panel>
    </Cover>
  );
}

/* For small cards: a whole prepaid card. */
const WholeCard = () => (
  <>
    <rect x={14} y={40} width={148} height={98} rx={12} fill="url(#sheen)" />
    <rect x={30} y={62} width={32} height={26} rx={5} className="marigold" />
    <path d="M30 75H62M46 62V88" className="stroke-marigold-ink" strokeWidth={2} />
    <path
      d="M30 114h.1m13 0h.1m13 0h.1m13 0h.1m25 0h.1m13 0h.1m13 0h.1m13 0h.1"
      className="stroke-on-brand"
      strokeWidth={7}
    />
  </>
);
