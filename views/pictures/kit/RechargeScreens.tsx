import { CategoryTiles } from './CategoryTiles.tsx';
import type { GlyphName } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pill } from './Pill.tsx';
import { TurningTick } from './TurningTick.tsx';

const tiles: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['phone', 'Prepaid'],
  ['tv', 'DTH'],
  ['sim', 'Data card'],
  ['receipt', 'Orders'],
];

const orders = [
  ['98300 XXXXX', 'green', 'Success'],
  ['90070 XXXXX', 'marigold', 'Pending'],
  ['1042 XXXX 18', 'green', 'Success'],
  ['81000 XXXXX', 'neutral', 'Refunded'],
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

/** At the end of a sale: the recharge that is done, in the middle of a screen 222 wide. */
export function DoneScreen() {
  return (
    <>
      <TurningTick x={111} y={148} size={80} ringed />
      <Label x={111} y={268} size={50} weight={800} anchor="middle">
        ₹349
      </Label>
      <Label x={111} y={304} size={18} weight={600} anchor="middle">
        Recharge done
      </Label>
      <Label x={111} y={331} size={16} tone="muted" anchor="middle">
        98300 XXXXX
      </Label>
      <rect x={20} y={366} width={182} height={46} rx={8} className="brand" />
      <Label x={111} y={395} size={16} weight={700} tone="on-brand" anchor="middle">
        Send receipt
      </Label>
    </>
  );
}

/** On the phone of the owner: the orders of the day, under a head of 112 on a screen 190 wide, right-aligned. */
export function OrdersScreen() {
  return (
    <>
      <Label x={172} y={70} size={15} tone="on-brand" anchor="end">
        Sold today
      </Label>
      <Label x={172} y={100} size={25} weight={800} tone="on-brand" anchor="end">
        ₹38,460
      </Label>
      {orders.map(([number, tone, status], index) => (
        <g key={number} transform={`translate(0 ${124 + index * 64})`}>
          {index > 0 && <path d="M16 .500H174" className="stroke-line" />}
          <Label x={172} y={25} size={14} tone="muted" anchor="end">
            {number}
          </Label>
          <Pill x={172} y={33} anchor="end" tone={tone}>
            {status}
          </Pill>
        </g>
      ))}
    </>
  );
}
