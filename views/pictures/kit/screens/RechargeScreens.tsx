import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Row } from '../shapes/Row.tsx';
import type { Place } from '../stage/At.tsx';

/** The latest orders: initials and name of the shop, and what it sold for how much; the first is the one on the phone before it. */
const orders = [
  ['RS', 'Roy Stores', 'Prepaid', '₹200'],
  ['SM', 'Sen Mobile', 'Data card', '₹199'],
  ['DT', 'Das Telecom', 'DTH', '₹450'],
] as const;

/** In the window of the owner: what the shops have sold today, and their latest orders; 324 high, with an edge of 24. */
export const OwnerPanel = ({ width }: { readonly width: number }) => (
  <g transform="translate(24 0)">
    <Label x={0} y={42} size={18} tone="muted">
      Sold today
    </Label>
    <Label x={0} y={84} size={38} weight={800}>
      ₹38,460
    </Label>
    {orders.map(([initials, shop, service, amount], index) => (
      <g key={shop} transform={`translate(0 ${108 + index * 72})`}>
        <path d={`M0 .500H${width}`} className="stroke-line" />
        <Row
          x={0}
          y={12}
          width={width}
          size={19}
          initials={initials}
          tone={index ? 'brand' : 'marigold'}
          title={shop}
          note={service}
          amount={amount}
        />
      </g>
    ))}
  </g>
);

/** The same for phones, 360 × 80: the day’s total, and the recharge that was just added to it. */
export const LatestSale = (place: Place) => (
  <Panel {...place} width={360} height={80}>
    <Label x={20} y={30} size={17} tone="muted">
      Sold today
    </Label>
    <Label x={20} y={64} size={32} weight={800}>
      ₹38,460
    </Label>
    <Pill x={340} y={22} size={20} tone="green" anchor="end">
      + ₹200
    </Pill>
  </Panel>
);
