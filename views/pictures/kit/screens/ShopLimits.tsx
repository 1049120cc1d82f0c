import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 214;

/** What one row is high, and from where its words begin. */
const row = { height: 42, left: 54 } as const;

const bar = { left: 92, width: 106 } as const;

interface ShopLimitProps extends Place {
  readonly initials: string;
  readonly shop: string;
  readonly tone: 'marigold' | 'brand' | 'green';
  /** How much of the bar its working limit is; no number is said. */
  readonly share: number;
}

/** A retailer and the working limit that was set, 214 × 42. */
export const ShopLimit = ({ initials, shop, tone, share, ...place }: ShopLimitProps) => (
  <At {...place}>
    <Avatar x={29} y={21} size={35} initials={initials} tone={tone} />
    <Label x={row.left} y={18} size={15} weight={700}>
      {shop}
    </Label>
    <Label x={row.left} y={35} size={13.5} tone="muted">
      Limit
    </Label>
    <rect x={bar.left} y={27} width={bar.width} height={8} rx={4} className="line" />
    <rect x={bar.left} y={27} width={bar.width * share} height={8} rx={4} className="brand" />
  </At>
);

const listed = [
  { initials: 'RS', shop: 'Roy Stores', tone: 'marigold', share: 0.86 },
  { initials: 'SM', shop: 'Sen Mobile', tone: 'brand', share: 0.58 },
] as const;

/** The distributor’s list of retailers, 214 × 178, with a button that adds one; a third row has room from 126 on. */
export const ShopLimits = (place: Place) => (
  <Panel {...place} width={width} height={178} radius={14}>
    <path d={`M0 40V14A14 14 0 0114 0H${width - 14}a14 14 0 0114 14V40z`} fill="url(#sheen)" />
    <Label x={16} y={26} size={17} weight={700} tone="on-brand">
      Retailers
    </Label>
    <circle cx={width - 26} cy={20} r={13} className="marigold" />
    <path d={`M${width - 32} 20h12M${width - 26} 14v12`} className="stroke-deep" strokeWidth={3} />
    {listed.map((shop, index) => (
      <g key={shop.shop}>
        <ShopLimit x={0} y={42 + index * row.height} {...shop} />
        <path d={`M16 ${84 + index * row.height}H${width - 16}`} className="stroke-line" />
      </g>
    ))}
  </Panel>
);
