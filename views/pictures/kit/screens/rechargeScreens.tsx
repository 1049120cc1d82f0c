import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Row } from '../shapes/Row.tsx';
import type { Place } from '../stage/At.tsx';
import { BrandMark } from './BrandMark.tsx';
import { malda } from './malda.ts';

/* Of what is on the panel, clear of the phone before it. */
const left = 112;
const width = 264;

/** The pages of the panel, and where their names begin. */
const pages = [
  ['Sales', 164],
  ['Limits', 232],
  ['Margins', 306],
] as const;

/** The latest orders: initials and name of the shop, and what it sold for how much; the first is the one on the phone before it. */
const orders = [
  ['RS', 'Roy Stores', 'Prepaid', '₹200'],
  ['SM', 'Sen Mobile', 'Data card', '₹199'],
  ['DT', 'Das Telecom', 'DTH', '₹450'],
] as const;

/* What was sold in each hour of the day so far, as the height of its bar. */
const hours = [22, 34, 46, 30, 40, 56, 64] as const;

/** The owner’s panel of Malda Mobile, 400 × 404: what the shops have sold today, by hour, and their latest orders. A phone may cover its first 82. */
export const OwnerPanel = (place: Place) => (
  <Panel {...place} width={400} height={404}>
    <path d="M0 56V16A16 16 0 0116 0H384A16 16 0 01400 16V56z" className="surface-2" />
    <path d="M0 55.500H400" className="stroke-line" />
    <BrandMark x={left} y={12} scale={0.667} tile={malda.tone} tone={malda.on} />
    {pages.map(([page, x], index) => (
      <g key={page}>
        <Label x={x} y={34} size={17} weight={index ? 500 : 700} tone={index ? 'muted' : 'ink'}>
          {page}
        </Label>
        {index === 0 && <path d={`M${x} 54.500h52`} className="stroke-marigold" strokeWidth={4} />}
      </g>
    ))}
    <Label x={left} y={92} size={18} tone="muted">
      Sold today
    </Label>
    <Label x={left} y={132} size={32} weight={800}>
      ₹38,460
    </Label>
    {hours.map((height, index) => (
      <rect
        key={height}
        x={276 + index * 15}
        y={136 - height}
        width={10}
        height={height}
        rx={3}
        className={index === hours.length - 1 ? 'marigold' : 'marigold-soft'}
      />
    ))}
    {orders.map(([initials, shop, service, amount], index) => (
      <g key={shop} transform={`translate(${left} ${160 + index * 80})`}>
        <path d={`M0 .500H${width}`} className="stroke-line" />
        <Row
          x={0}
          y={16}
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
  </Panel>
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
