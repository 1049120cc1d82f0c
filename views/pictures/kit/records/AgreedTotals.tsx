import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

interface AgreedTotalsProps extends Place {
  readonly width: number;
  /** From its left end to what is counted. */
  readonly before: number;
  /** Of the names of the two; the totals are larger. */
  readonly size: number;
}

const orders = '214';

/** As many orders in the old way as in the new, and the tick that closes the old one; 72 high. */
export const AgreedTotals = ({ width, before, size, ...place }: AgreedTotalsProps) => {
  const second = width - 138;
  return (
    <Panel {...place} width={width} height={72} radius={36} tone="green-soft">
      <Label x={before} y={42} size={size + 2} weight={700} tone="green-ink">
        Orders
      </Label>
      {(['Old', 'New'] as const).map((name, index) => (
        <g key={name} transform={`translate(${index ? second : second - 82} 0)`}>
          <Label x={0} y={27} size={size} weight={700} tone="green-ink">
            {name}
          </Label>
          <Label x={0} y={54} size={23} weight={700}>
            {orders}
          </Label>
        </g>
      ))}
      <path d={`M${second - 29} 42h15m-15 8h15`} className="stroke-green" strokeWidth={3.5} />
      <Tick x={width - 38} y={36} size={42} />
    </Panel>
  );
};
