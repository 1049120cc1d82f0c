import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The left edges of what is in four columns of 257, the last behind the break, and how far before them a column begins. */
const moments = [170, 427, 684, 941] as const;
const inset = 22;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export const TransferDay = () => (
  <Scene width={1200} height={276}>
    <TransferAxis moments={moments} y={34} size={18} />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
        inset={inset}
        x={24}
        width={1152}
        y={70 + index * 96}
        height={86}
        name={[48, 53]}
        way={43}
        size={18}
      />
    ))}
  </Scene>
);
