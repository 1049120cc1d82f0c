import { offers } from '../../scenes/company/offers.ts';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface OpenTableProps extends Place {
  readonly width: number;
  readonly rowHeight: number;
  /** From one row to the next. */
  readonly step: number;
  /** Of an amount; its period is smaller. */
  readonly size: number;
  /** Above the first row. */
  readonly head: number;
}

/** An open table with its offers, of which the second is marked as agreed on. */
export function OpenTable({ width, rowHeight, step, size, head, ...place }: OpenTableProps) {
  return (
    <Panel {...place} width={width} height={head + 2 * step} title="Open table">
      {offers.map(([amount, period, rate], row) => (
        <g key={amount} transform={`translate(0 ${head + 8 + row * step})`}>
          {row === 1 && (
            <Arrival>
              <rect x={8} width={width - 16} height={rowHeight} rx={8} className="green-soft" />
            </Arrival>
          )}
          <Label x={24} y={rowHeight / 2 - 2} size={size} weight={800}>
            {amount}
          </Label>
          <Label x={24} y={rowHeight / 2 + 24} size={18} tone="muted">
            {period}
          </Label>
          <Label
            x={width - 24}
            y={rowHeight / 2 - 2}
            size={size}
            weight={700}
            anchor="end"
            tone={row === 1 ? 'green-ink' : 'ink'}
          >
            {rate}
          </Label>
          <Label x={width - 24} y={rowHeight / 2 + 24} size={18} tone="muted" anchor="end">
            a year
          </Label>
        </g>
      ))}
    </Panel>
  );
}
