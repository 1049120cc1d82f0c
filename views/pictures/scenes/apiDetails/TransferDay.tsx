import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the moments are: true to scale, but for the hours before the next day, which the lanes leave out at their break. */
const moments = [204, 300, 824, 1120] as const;
const breakAt = 889;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export const TransferDay = () => (
  <Scene width={1200} height={276}>
    <TransferAxis moments={moments} y={34} size={18} />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
        breakAt={breakAt}
        x={24}
        width={1152}
        y={70 + index * 96}
        height={86}
        name={[48, 52]}
        way={43}
        size={19}
      />
    ))}
  </Scene>
);
