import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PayoutSlipProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly [label: string, amount: string])[];
  readonly size: number;
  /** The baseline of the first line, from one to the next, and the baseline of the total. */
  readonly first: number;
  readonly step: number;
  readonly foot: number;
  readonly total: string;
  /** The letters of the total. */
  readonly figure: number;
}

const margin = 16;

/** A slip with a torn lower edge: what is earned, the tax kept back and what is paid, and a tick on its corner. */
export function PayoutSlip(props: PayoutSlipProps) {
  const { width, height, lines, size, first, step, foot, total, figure, ...place } = props;
  const teeth = Math.round(width / 16);
  const half = width / teeth / 2;
  const sheet = `M0 6a6 6 0 016-6h${width - 12}a6 6 0 016 6V${height}${`l${-half} -7l${-half} 7`.repeat(teeth)}z`;
  const rule = first + (lines.length - 1) * step + 14;
  return (
    <At {...place}>
      <g className="sheet">
        <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 10)" />
        <path d={sheet} className="paper" />
        {lines.map(([label, amount], index) => (
          <g key={label}>
            <Label x={margin} y={first + index * step} size={size} tone="muted">
              {label}
            </Label>
            <Label
              x={width - margin}
              y={first + index * step}
              size={size}
              weight={700}
              anchor="end"
            >
              {amount}
            </Label>
          </g>
        ))}
        <path
          d={`M${margin} ${rule}H${width - margin}`}
          className="stroke-faint"
          strokeWidth={2}
          strokeDasharray="2 6"
        />
        <Label x={margin} y={foot} size={figure} weight={800}>
          {total}
        </Label>
      </g>
      <Tick x={width - 16} y={height - 12} size={38} />
    </At>
  );
}
