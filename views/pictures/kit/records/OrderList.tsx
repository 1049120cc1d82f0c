import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const orders = [
  ['Gupta Packaging', 'green', 'Sent'],
  ['Das Electricals', 'green', 'Sent'],
  ['Nair Traders', 'marigold', 'Packed'],
  ['Roy Stores', 'brand', 'New'],
] as const;

/* Of the panel; then where the first order begins, from one to the next, the baselines of the heading and of an order, and the dot before its status. */
const large = {
  panel: { width: 458, height: 224 },
  pad: 28,
  first: 50,
  step: 42,
  heading: 34,
  line: 29,
  letters: 22,
  dot: { before: 20, y: 21.5, r: 7 },
} as const;
const small = {
  panel: { width: 210, height: 123, radius: 10 },
  pad: 16,
  first: 32,
  step: 30,
  heading: 22,
  line: 20.5,
  letters: 14.5,
  dot: { before: 11, y: 15.5, r: 4.5 },
} as const;

interface OrderListProps extends Place {
  /** For phones: 210 × 123, and without the oldest order. */
  readonly narrow?: boolean;
}

/** The orders of a business and how far each is, 458 × 224. */
export function OrderList({ narrow, ...place }: OrderListProps) {
  const { panel, pad, first, step, heading, line, letters, dot } = narrow ? small : large;
  const end = panel.width - 2 * pad;
  return (
    <Panel {...place} {...panel}>
      <Label x={pad} y={heading} size={letters} weight={800}>
        Orders
      </Label>
      {orders.slice(narrow ? 1 : 0).map(([buyer, tone, status], index) => (
        <g key={buyer} transform={`translate(${pad} ${first + index * step})`}>
          <path d={`M0 .5H${end}`} className="stroke-line" />
          <Label x={0} y={line} size={letters} weight={600}>
            {buyer}
          </Label>
          <Label x={end} y={line} size={letters} weight={700} tone={`${tone}-ink`} anchor="end">
            {status}
          </Label>
          <circle
            cx={end - dot.before - textWidth(status, letters)}
            cy={dot.y}
            r={dot.r}
            className={tone}
          />
        </g>
      ))}
    </Panel>
  );
}
