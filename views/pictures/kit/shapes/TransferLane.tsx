import { At } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { halfBreak, LaneGround } from './LaneGround.tsx';
import { TransferOutcome } from './TransferOutcome.tsx';
import type { MomentsAt, transferOutcomes } from './transferOutcomes.ts';

interface TransferLaneProps {
  readonly outcome: (typeof transferOutcomes)[number];
  /** Where each moment is on the axis. */
  readonly moments: MomentsAt;
  /** Where the axis leaves out the hours before the last of them. */
  readonly breakAt: number;
  /** The top of the lane, its height, where it begins and how wide it is. */
  readonly y: number;
  readonly height: number;
  readonly x: number;
  readonly width: number;
  /** Where its name begins and its baseline, and where its way is below its top. */
  readonly name: readonly [x: number, y: number];
  readonly way: number;
  /** How far down the line of the first moment begins, where the name stands above it. */
  readonly firstFrom?: number;
  /** Of the words. */
  readonly size: number;
}

/** One transfer by one mode along an axis of time: from where it is sent to where it moves, and on to where it is back if it is not credited. */
export function TransferLane(props: TransferLaneProps) {
  const { outcome, moments, breakAt, y, height, x, width, name, way, firstFrom = 0, size } = props;
  const { moves, back } = outcome;
  const [sent] = moments;
  const moved = moments[moves.at];
  const returned = moments[back.at];
  const isTorn = moved < breakAt && breakAt < returned;
  return (
    <At x={0} y={y}>
      <LaneGround x={x} width={width} height={height} breakAt={breakAt} />
      <path
        d={moments.map((at) => `M${at} ${at === sent ? firstFrom : 0}V${height}`).join('')}
        className="stroke-faint"
        strokeWidth={1.5}
        opacity={0.4}
        strokeLinecap="butt"
      />
      <Label x={name[0]} y={name[1]} size={size * 1.45} weight={800}>
        {outcome.name}
      </Label>
      <path
        d={`M${moved} ${way}H${isTorn ? `${breakAt - 2 * halfBreak}M${breakAt + 2 * halfBreak} ${way}H` : ''}${returned}`}
        className="stroke-marigold"
        strokeWidth={4}
        strokeDasharray="1 10"
      />
      {moves.at > 0 && (
        <>
          <path d={`M${sent} ${way}H${moved}`} className="stroke-green" strokeWidth={4} />
          <circle cx={sent} cy={way} r={size * 0.5} className="green" />
        </>
      )}
      <TransferOutcome x={moved} y={way} size={size}>
        {moves.words}
      </TransferOutcome>
      <TransferOutcome x={returned} y={way} size={size} isReturn isBefore>
        {back.words}
      </TransferOutcome>
    </At>
  );
}
