import { At } from '../stage/At.tsx';
import { Label } from './Label.tsx';
import { halfBreak, LaneGround } from './LaneGround.tsx';
import { outcomeReach, TransferOutcome } from './TransferOutcome.tsx';
import type { MomentsAt, transferOutcomes } from './transferOutcomes.ts';

interface TransferLaneProps {
  readonly outcome: (typeof transferOutcomes)[number];
  /** The left edge of what is in the column of each moment. */
  readonly moments: MomentsAt;
  /** How far before that edge a column begins; the last begins at the break, where many hours are left out. */
  readonly inset: number;
  /** The top of the lane, its height, where it begins and how wide it is. */
  readonly y: number;
  readonly height: number;
  readonly x: number;
  readonly width: number;
  /** Where its name begins and its baseline, and where its way is below its top. */
  readonly name: readonly [x: number, y: number];
  readonly way: number;
  /** How far down the lines between columns begin, where the name stands above the way. */
  readonly columnsFrom?: number;
  /** Of the words. */
  readonly size: number;
  /** In few words, where the columns are narrow. */
  readonly isShort?: boolean;
}

/** One transfer by one mode through the columns of four moments: where it moves, and where it is back if it is not credited. */
export function TransferLane(props: TransferLaneProps) {
  const { outcome, moments, inset, y, height, x, width, name, way, size, isShort } = props;
  const { moves, back } = outcome;
  const [movesIn, backIn] = isShort ? [moves.short, back.short] : [moves.words, back.words];
  const sent = moments[0] + outcomeReach(moves.words, size).near;
  const moved = moments[moves.at] + outcomeReach(movesIn, size).near;
  const returned = moments[back.at] + outcomeReach(backIn, size).near;
  const breakAt = moments[3] - inset;
  const isTorn = back.at === 3;
  return (
    <At x={0} y={y}>
      <LaneGround x={x} width={width} height={height} breakAt={breakAt} />
      <path
        d={[moments[1], moments[2]]
          .map((at) => `M${at - inset} ${props.columnsFrom ?? 0}V${height}`)
          .join('')}
        className="stroke-line"
        strokeWidth={2}
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
        {movesIn}
      </TransferOutcome>
      <TransferOutcome x={returned} y={way} size={size} isReturn>
        {backIn}
      </TransferOutcome>
    </At>
  );
}
