import { orderStock } from '../money/orderStock.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import type { Place } from '../stage/At.tsx';

const orders = ['SO-1182', 'SO-1181'] as const;
const stocks = [orderStock.cartons, orderStock.tape] as const;

const wide = {
  width: 330,
  height: 84,
  bar: 26,
  size: 14,
  name: { x: 106, size: 14, drop: 5 },
  live: { x: 280, r: 4.5 },
  first: 44,
  step: 24,
  stock: { x: 178, drop: -5, width: 84, height: 10 },
} as const;

const narrow = {
  width: 208,
  height: 190,
  bar: 52,
  size: 24,
  name: { x: 16, size: 22, drop: 0 },
  live: { x: 132, r: 6 },
  first: 86,
  step: 60,
  stock: { x: 16, drop: 11, width: 176, height: 17 },
} as const;

/** The first screen of the software in one branch: its orders, and the stock that is left; 330 × 84, or 208 × 190 and without the orders on phones. */
export const BranchScreen = ({ small, ...place }: Place & { readonly small?: true }) => {
  const { width, height, bar, size, name, live, first, step, stock } = small ? narrow : wide;
  const edge = small ? 16 : 14;
  const head = { y: bar / 2 + size * 0.37, size, weight: 700, tone: 'on-brand' } as const;
  return (
    <Panel {...place} width={width} height={height} radius={10}>
      <path
        d={`M0 ${bar}V10A10 10 0 0110 0H${width - 10}a10 10 0 0110 10V${bar}z`}
        fill="url(#sheen)"
      />
      <Label x={edge} {...head}>
        Asansol
      </Label>
      <circle cx={live.x} cy={bar / 2} r={live.r} className="code-number" />
      <Label x={width - edge} anchor="end" {...head}>
        Live
      </Label>
      {!small && (
        <>
          {orders.map((order, index) => (
            <Label key={order} x={14} y={49 + index * 24} size={14} weight={700}>
              {order}
            </Label>
          ))}
          <path d="M92 34V76" className="stroke-line" strokeWidth={1.5} />
        </>
      )}
      {stocks.map(({ name: thing, left, shares }, index) => {
        const row = first + index * step;
        return (
          <g key={thing}>
            <Label x={name.x} y={row + name.drop} size={name.size} tone="muted">
              {thing}
            </Label>
            <Label x={width - edge} y={row + name.drop} size={name.size} weight={700} anchor="end">
              {left}
            </Label>
            <StockBar
              x={stock.x}
              y={row + stock.drop}
              width={stock.width}
              height={stock.height}
              shares={shares}
            />
          </g>
        );
      })}
    </Panel>
  );
};
