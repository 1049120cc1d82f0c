import type { Place } from './At.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';

const named = [
  ['Bank', 58],
  ['Correspondent', 46],
  ['Charges', 52],
] as const;

interface CounterSignProps extends Place {
  /** From line to line. */
  readonly step: number;
}

/** The sign that the bank's rules ask for at a counter, 240 wide, on two rods from the ceiling. */
export function CounterSign({ step, ...place }: CounterSignProps) {
  return (
    <Panel {...place} width={240} height={55 + 3 * step} radius={8}>
      <path d="M40-400V0M200-400V0" className="stroke-deep-lift" strokeWidth={4} />
      <path d="M0 8a8 8 0 018-8H232a8 8 0 018 8v32H0z" className="green" />
      <Label x={20} y={27} size={17} weight={700} tone="surface">
        Banking counter
      </Label>
      {named.map(([what, width], index) => {
        const middle = 48 + (index + 0.5) * step;
        return (
          <g key={what}>
            <Label x={20} y={middle + 6} size={17} weight={600}>
              {what}
            </Label>
            <Skeleton x={162} y={middle - 4} widths={[width]} height={10} />
          </g>
        );
      })}
    </Panel>
  );
}
