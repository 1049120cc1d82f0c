import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { dayMoments, transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How far down the moments are, and where the lanes are. */
const moments = [92, 154, 216, 286] as const;
const lanes = [101, 259] as const;

const size = 13;

/** The same for a phone: each mode from the top down, and beside the other. */
export const TransferDayNarrow = () => (
  <Scene width={400} height={332} ground="none">
    {/* Both stand on one sheet to its edges, because two on a ground leave their words too little room. */}
    <Panel x={0} y={0} width={400} height={332} flat>
      {dayMoments.map(([time, , event], index) => (
        <g key={time}>
          <path d={`M78 ${moments[index]}H${400 - 16}`} className="stroke-line" strokeWidth={2} />
          <Label x={14} y={(moments[index] ?? 0) - 3} size={size} weight={700}>
            {time}
          </Label>
          <Label x={14} y={(moments[index] ?? 0) + 14} size={size} tone="muted">
            {event}
          </Label>
        </g>
      ))}
      {transferOutcomes.map((outcome, index) => (
        <TransferSequence
          key={outcome.name}
          outcome={outcome}
          x={lanes[index] ?? 0}
          moments={moments}
          nameAt={44}
          size={size}
        />
      ))}
    </Panel>
  </Scene>
);
