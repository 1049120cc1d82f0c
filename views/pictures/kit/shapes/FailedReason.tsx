import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface FailedReasonProps extends Place {
  readonly count: number;
  /** As many as it has in the field. */
  readonly dots: number;
  readonly children: string;
}

/** Why texts of a sending failed: how many, the reason, and their dots in two rows, 312 × 24; on a deep ground. */
export const FailedReason = ({ count, dots, children, ...place }: FailedReasonProps) => (
  <At {...place}>
    <Label x={40} y={18} size={19} weight={800} tone="on-deep-red" anchor="end">
      {String(count)}
    </Label>
    <Label x={54} y={18} size={17} tone="on-deep">
      {children}
    </Label>
    <path
      d={[0, 1]
        .map((row) => `M204 ${7.5 + row * 9}h${(Math.ceil((dots - row) / 2) - 0.9) * 9}`)
        .join('')}
      className="stroke-on-deep-red"
      strokeWidth={7}
      strokeDasharray="0 9"
    />
  </At>
);
