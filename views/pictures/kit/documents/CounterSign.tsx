import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const named = [
  ['Bank', 'Bharat Gram Bank'],
  ['Correspondent', 'Sri Balaji Stores'],
  ['Charges', 'As listed'],
] as const;

/** From line to line. */
const step = 26;

/** The sign that the bank's rules ask for at a counter, a board 288 × 114. */
export const CounterSign = (place: Place) => (
  <Panel {...place} width={288} height={114} radius={8}>
    <path d="M0 8a8 8 0 018-8H280a8 8 0 018 8v24H0z" className="green" />
    <Label x={16} y={22} size={15} weight={700} tone="surface">
      Banking counter
    </Label>
    {named.map(([what, name], index) => (
      <g key={what} transform={`translate(0 ${34 + index * step})`}>
        {index > 0 && <path d="M16 .500H272" className="stroke-line" />}
        <Label x={16} y={18} size={14} tone="muted">
          {what}
        </Label>
        <Label x={272} y={18} size={15} weight={700} anchor="end">
          {name}
        </Label>
      </g>
    ))}
  </Panel>
);
