import { Label } from './Label.tsx';
import { outcomeReach, TransferOutcome } from './TransferOutcome.tsx';
import type { MomentsAt, transferOutcomes } from './transferOutcomes.ts';

interface TransferSequenceProps {
  readonly outcome: (typeof transferOutcomes)[number];
  /** The middle of its marks. */
  readonly x: number;
  /** How far down each moment is. */
  readonly moments: MomentsAt;
  /** The baseline of its name. */
  readonly nameAt: number;
  readonly size: number;
}

/** The lane of one transfer (TransferLane.tsx) from the top down. */
export function TransferSequence({ outcome, x, moments, nameAt, size }: TransferSequenceProps) {
  const { name, moves, back } = outcome;
  const [sent] = moments;
  const moved = moments[moves.at];
  const returned = moments[back.at];
  return (
    <>
      <Label x={x - outcomeReach(back.short, size).near} y={nameAt} size={21} weight={800}>
        {name}
      </Label>
      <path
        d={`M${x} ${moved}V${returned}`}
        className="stroke-marigold"
        strokeWidth={4}
        strokeDasharray="1 10"
      />
      {moves.at > 0 && (
        <>
          <path d={`M${x} ${sent}V${moved}`} className="stroke-green" strokeWidth={4} />
          <circle cx={x} cy={sent} r={7} className="green" />
        </>
      )}
      <TransferOutcome x={x} y={moved} size={size}>
        {moves.short}
      </TransferOutcome>
      <TransferOutcome x={x} y={returned} size={size} isReturn>
        {back.short}
      </TransferOutcome>
    </>
  );
}
