import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Row } from '../shapes/Row.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';

const tiles: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['phone', 'Prepaid'],
  ['tv', 'DTH'],
  ['sim', 'Data card'],
  ['receipt', 'Orders'],
];

/** The orders of the day: initials and name of the shop, the amount and the number that was recharged, and how it stands. */
const orders = [
  ['RS', 'Roy Stores', '₹349 · 98300 XXXXX', 'green', 'Success'],
  ['SM', 'Sen Mobile', '₹299 · 90070 XXXXX', 'marigold', 'Pending'],
  ['DT', 'Das Telecom', '₹450 · 1042 XXXX 18', 'green', 'Success'],
  ['PM', 'Pal Mobile', '₹199 · 81000 XXXXX', 'neutral', 'Refunded'],
] as const;

/** On the phone of a retailer: what he may still sell, and what; under a head of 136 on a screen 190 wide. */
export function LimitScreen() {
  return (
    <>
      <Label x={20} y={78} size={15} tone="on-brand">
        Working limit
      </Label>
      <Label x={20} y={114} size={31} weight={800} tone="on-brand">
        ₹12,480
      </Label>
      <CategoryTiles
        x={14}
        y={152}
        tiles={tiles}
        columns={2}
        width={76}
        height={80}
        gap={10}
        size={14}
      />
    </>
  );
}

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
