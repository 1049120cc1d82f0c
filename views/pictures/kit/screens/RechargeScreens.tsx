import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';

/** The orders of the day: initials and name of the shop, what it sold, and how it stands. */
const orders = [
  ['RS', 'Roy Stores', 'Prepaid, ₹299', 'green', 'Success'],
  ['SM', 'Sen Mobile', 'Data card, ₹199', 'marigold', 'Pending'],
  ['DT', 'Das Telecom', 'DTH, ₹450', 'green', 'Success'],
  ['PM', 'Pal Mobile', 'Prepaid, ₹239', 'neutral', 'Refunded'],
] as const;

/** In the window of the owner: what the shops have sold today, and their last orders. */
export function OwnerPanel({ width, rows }: { readonly width: number; readonly rows: number }) {
  return (
    <g transform="translate(20 0)">
      <Label x={0} y={38} size={17} tone="muted">
        Sold today
      </Label>
      <Label x={0} y={76} size={34} weight={800}>
        ₹38,460
      </Label>
      {orders.slice(0, rows).map(([initials, shop, number, tone, status], index) => (
        <g key={shop} transform={`translate(0 ${100 + index * 68})`}>
          <path d={`M0 .500H${width}`} className="stroke-line" />
          <Row
            x={0}
            y={10}
            width={width}
            size={19}
            initials={initials}
            tone={index ? 'brand' : 'marigold'}
            title={shop}
            note={number}
            status={[tone, status]}
          />
        </g>
      ))}
    </g>
  );
}
