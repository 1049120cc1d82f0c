import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

interface OutcomeLegendProps extends Place {
  readonly size: number;
  /** From the first mark to the second. */
  readonly step: number;
}

/** What both marks of a transfer tell (TransferOutcome.tsx); x and y are the middle of the first mark. */
export const OutcomeLegend = ({ size, step, ...place }: OutcomeLegendProps) => (
  <At {...place}>
    <Tick x={0} y={0} size={size * 1.5} />
    <Label x={size * 1.2} y={size * 0.35} size={size} tone="muted">
      Money moves
    </Label>
    <ReturnMark x={step} y={0} radius={size * 0.75} />
    <Label x={step + size * 1.2} y={size * 0.35} size={size} tone="muted">
      Back if it fails
    </Label>
  </At>
);
