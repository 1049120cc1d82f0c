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

/* How far the outcome of a transfer that moves is from the way of one that fails, which runs past it. */
const aside = 14;

/** The lane of one transfer (TransferLane.tsx) from the top down: where it is sent it forks, to where it moves and to where it is back. */
export function TransferSequence({ outcome, x, moments, nameAt, size }: TransferSequenceProps) {
  const { name, moves, back } = outcome;
  const [sent] = moments;
  const moved = moments[moves.at];
  const returned = moments[back.at];
  const { near } = outcomeReach(moves.words, size);
  const mark = x + aside + near;
  return (
    <>
      <Label x={x - near} y={nameAt} size={21} weight={800}>
        {name}
      </Label>
      <path
        d={`M${x} ${returned}V${sent}`}
        className="stroke-marigold"
        strokeWidth={4}
        strokeDasharray="1 10"
      />
      <path
        d={`M${x} ${sent}H${mark - aside}q${aside} 0 ${aside} ${moved > sent ? aside : 0}V${moved}`}
        className="stroke-green"
        strokeWidth={4}
      />
      <circle cx={x} cy={sent} r={7} className="green" />
      <TransferOutcome x={mark} y={moved} size={size}>
        {moves.words}
      </TransferOutcome>
      <TransferOutcome x={x} y={returned} size={size} isReturn>
        {back.words}
      </TransferOutcome>
    </>
  );
}
