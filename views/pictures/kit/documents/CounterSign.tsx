import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const named = [
  ['Bank', 'Bharat Gram Bank'],
  ['Correspondent', 'Sri Balaji Stores'],
  ['Charges', 'As listed'],
] as const;

interface CounterSignProps extends Place {
  /** From line to line. */
  readonly step: number;
}

/** The sign that the bank's rules ask for at a counter, 344 wide, on two rods from the ceiling. */
export function CounterSign({ step, ...place }: CounterSignProps) {
  return (
    <Panel {...place} width={344} height={50 + 3 * step} radius={8}>
      <path d="M48-400V0M296-400V0" className="stroke-deep-lift" strokeWidth={4} />
      <path d="M0 8a8 8 0 018-8H336a8 8 0 018 8v32H0z" className="green" />
      <Label x={20} y={27} size={17} weight={700} tone="surface">
        Banking counter
      </Label>
      {named.map(([what, name], index) => {
        const base = 51 + (index + 0.5) * step;
        return (
          <g key={what}>
            {index > 0 && <path d={`M20 ${45 + index * step}H324`} className="stroke-line" />}
            <Label x={20} y={base} size={16} tone="muted">
              {what}
            </Label>
            <Label x={324} y={base} size={17} weight={700} anchor="end">
              {name}
            </Label>
          </g>
        );
      })}
    </Panel>
  );
}
