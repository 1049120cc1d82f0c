import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

/* Days of November; together ₹22,800. */
const transfers = [
  ['3', 5000],
  ['7', 5000],
  ['12', 4800],
  ['18', 5000],
  ['24', 3000],
] as const;

const mostAtOnce = 5000;

interface MonthOfTransfersProps extends Place {
  readonly width: number;
  /** Of a bar that is as high as one transfer may be. */
  readonly height: number;
  /** Of the letters. */
  readonly size: number;
}

/** What one sender has sent in a month, transfer by transfer, below the line that none may cross; y is that line, on which the highest end; the others are paler. */
export function MonthOfTransfers({ width, height, size, ...place }: MonthOfTransfersProps) {
  const step = width / transfers.length;
  const bar = step * 0.62;
  return (
    <At {...place}>
      {transfers.map(([day, amount], index) => {
        const high = (height * amount) / mostAtOnce;
        const middle = step * (index + 0.5);
        return (
          <g key={day}>
            <path
              d={`M${middle - bar / 2} ${height}v${-high}h${bar}v${high}z`}
              {...(amount < mostAtOnce ? { className: 'brand-lift' } : { fill: 'url(#sheen)' })}
            />
            <Label x={middle} y={height + size * 1.6} size={size} weight={700} anchor="middle">
              {amount.toLocaleString('en-IN')}
            </Label>
            <Label x={middle} y={height + size * 3} size={size} tone="muted" anchor="middle">
              {day}
            </Label>
          </g>
        );
      })}
      <Label x={width / 2} y={height + size * 4.5} size={size} tone="muted" anchor="middle">
        November
      </Label>
      <path d={`M0 ${height}H${width}`} className="stroke-faint" strokeWidth={2} />
      <path
        d={`M0-1.500H${width}`}
        className="stroke-marigold"
        strokeWidth={2.5}
        strokeDasharray="1 5"
      />
    </At>
  );
}
