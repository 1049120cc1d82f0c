import { orderStock } from '../money/orderStock.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import type { Place } from '../stage/At.tsx';

const orders = ['SO-1182', 'SO-1181'] as const;
const stocks = [orderStock.cartons, orderStock.tape] as const;

/** The first screen of the software in one branch: its orders, and the stock that is left; 330 × 84, or 178 × 116 on phones. */
export const BranchScreen = ({ small, ...place }: Place & { readonly small?: true }) => {
  const width = small ? 178 : 330;
  const bar = small ? 32 : 26;
  return (
    <Panel {...place} width={width} height={small ? 116 : 84} radius={10}>
      <path
        d={`M0 ${bar}V10A10 10 0 0110 0H${width - 10}a10 10 0 0110 10V${bar}z`}
        fill="url(#sheen)"
      />
      <Label x={14} y={bar / 2 + 5.5} size={small ? 17 : 14} weight={700} tone="on-brand">
        Asansol
      </Label>
      <circle cx={width - (small ? 58 : 50)} cy={bar / 2} r={4.5} className="code-number" />
      <Label
        x={width - 14}
        y={bar / 2 + 5.5}
        size={small ? 17 : 14}
        weight={700}
        tone="on-brand"
        anchor="end"
      >
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
      {stocks.map(({ name, left, shares }, index) => {
        const [start, y, size] = small ? [14, 57, 16] : [106, 44, 14];
        const row = y + index * (small ? 36 : 24);
        return (
          <g key={name}>
            <Label x={start} y={row + (small ? 0 : 5)} size={size} tone="muted">
              {name}
            </Label>
            <Label x={width - 14} y={row + (small ? 0 : 5)} size={size} weight={700} anchor="end">
              {left}
            </Label>
            <StockBar
              x={small ? start : 178}
              y={small ? row + 6 : row - 5}
              width={small ? 150 : 84}
              height={10}
              shares={shares}
            />
          </g>
        );
      })}
    </Panel>
  );
};
