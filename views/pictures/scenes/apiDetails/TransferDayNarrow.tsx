import { Label } from '../../kit/shapes/Label.tsx';
import { OutcomeLegend } from '../../kit/shapes/OutcomeLegend.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { TransferSequence } from '../../kit/shapes/TransferSequence.tsx';
import { dayMoments, transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How far down the moments are, where the hours before the last are left out, and where the lanes are. */
const moments = [80, 128, 194, 260] as const;
const breakAt = 227;
const lanes = [118, 242] as const;

const size = 15;

const wave = 'q15-8 30 0t30 0'.repeat(6);

/** The same for a phone: each mode from the top down, and beside the other. */
export const TransferDayNarrow = () => (
  <Scene width={400} height={332} ground="none">
    {/* Both stand on one sheet to its edges, because two on a ground leave their words too little room. */}
    <Panel x={0} y={0} width={400} height={332} flat>
      {dayMoments.map(([time, , event], index) => (
        <g key={time}>
          <path d={`M90 ${moments[index]}H${400 - 16}`} className="stroke-line" strokeWidth={2} />
          <Label x={16} y={(moments[index] ?? 0) - 3} size={size} weight={700}>
            {time}
          </Label>
          <Label x={16} y={(moments[index] ?? 0) + 15} size={size} tone="muted">
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
          nameAt={40}
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
      <OutcomeLegend x={27} y={306} size={size} step={208} />
    </Panel>
  </Scene>
);
