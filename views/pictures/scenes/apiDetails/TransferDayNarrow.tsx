import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { dayMoments, transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The middle of the row of each moment, where the hours before the last row are left out, and where the lanes are. */
const moments = [85, 149, 213, 303] as const;
const breakAt = 259;
const rowLines = [53, 117, 181] as const;
const lanes = [112, 252] as const;

const size = 14;

const wave = 'q15-8 30 0t30 0'.repeat(6);

/** The same for a phone: each mode from the top down, and beside the other. */
export const TransferDayNarrow = () => (
  <Scene width={400} height={342} ground="none">
    {/* Both stand on one sheet to its edges, because two on a ground leave their words too little room. */}
    <Panel x={0} y={0} width={400} height={342} flat>
      <path
        d={rowLines.map((y) => `M16 ${y}H384`).join('')}
        className="stroke-line"
        strokeWidth={2}
      />
      {dayMoments.map(([time, , event], index) => (
        <g key={time}>
          <Label x={16} y={(moments[index] ?? 0) - 4} size={size} weight={700}>
            {time}
          </Label>
          <Label x={16} y={(moments[index] ?? 0) + 14} size={size} tone="muted">
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
          nameAt={35}
          size={size}
        />
      ))}
      <path d={`M20 ${breakAt}${wave}`} className="stroke-surface" strokeWidth={14} />
      {[-5, 5].map((shift) => (
        <path
          key={shift}
          d={`M20 ${breakAt + shift}${wave}`}
          className="stroke-line"
          strokeWidth={2}
        />
      ))}
    </Panel>
  </Scene>
);
