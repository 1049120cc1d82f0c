import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

interface AgreedTotalsProps extends Place {
  readonly width: number;
  /** From its left end to the first total. */
  readonly before: number;
  /** Of the names of the two; the totals are larger. */
  readonly size: number;
}

/** The same total in the old way and in the new, and the tick that closes the old one; 72 high. */
export const AgreedTotals = ({ width, before, size, ...place }: AgreedTotalsProps) => {
  const second = before + 138;
  return (
    <Panel {...place} width={width} height={72} radius={36} tone="green-soft">
      {(['Old', 'New'] as const).map((name, index) => (
        <g key={name} transform={`translate(${index ? second : before} 0)`}>
          <Label x={0} y={27} size={size} weight={700} tone="green-ink">
            {name}
          </Label>
          <Label x={0} y={54} size={23} weight={700}>
            {rupees(exampleOrder.total)}
          </Label>
        </g>
      ))}
      <path d={`M${second - 30} 42h15m-15 8h15`} className="stroke-green" strokeWidth={3.5} />
      <Tick x={width - 38} y={36} size={42} />
    </Panel>
  );
};
