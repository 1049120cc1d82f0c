import { orderStock } from '../money/orderStock.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import type { Place } from '../stage/At.tsx';

const orders = ['SO-1182', 'SO-1181'] as const;
const stocks = [orderStock.cartons, orderStock.tape] as const;
const head = { y: 18, size: 15, weight: 700, tone: 'on-brand' } as const;

/** The first screen of the software in one branch: its orders, and the stock that is left; 330 × 84. */
export const BranchScreen = (place: Place) => (
  <Panel {...place} width={330} height={84} radius={10}>
    <path d="M0 26V10A10 10 0 0110 0H320a10 10 0 0110 10V26z" fill="url(#sheen)" />
    <Label x={14} {...head}>
      Asansol
    </Label>
    <circle cx={274} cy={13} r={4.5} className="code-number" />
    <Label x={316} anchor="end" {...head}>
      Live
    </Label>
    {orders.map((order, index) => (
      <Label key={order} x={14} y={49 + index * 24} size={15} weight={700}>
        {order}
      </Label>
    ))}
    <path d="M92 34V76" className="stroke-line" strokeWidth={1.5} />
    {stocks.map(({ name, left, shares }, index) => (
      <g key={name}>
        <Label x={106} y={49 + index * 24} size={15} tone="muted">
          {name}
        </Label>
        <Label x={316} y={49 + index * 24} size={15} weight={700} anchor="end">
          {left}
        </Label>
        <StockBar x={178} y={39 + index * 24} width={84} height={10} shares={shares} />
      </g>
    ))}
  </Panel>
);
