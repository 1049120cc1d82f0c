import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the moments are: true to scale, but for the hours before the next day, which the lanes leave out at their break. */
const moments = [204, 300, 824, 1120] as const;
const breakAt = 889;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export const TransferDay = () => (
  <Scene width={1200} height={320}>
    <TransferAxis moments={moments} y={36} size={18} />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
        breakAt={breakAt}
        x={24}
        width={1152}
        y={76 + index * 116}
        height={104}
        name={[48, 61]}
        way={52}
        size={19}
      />
    ))}
  </Scene>
);
