import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the moments are: as far from each other as their words need, because a true scale would have to leave out a day. */
const moments = [204, 446, 704, 962] as const;

/** A transfer sent at 12:08, by IMPS and by NEFT: when it moves, and when it is back if it is not credited. */
export const TransferDay = () => (
  <Scene width={1200} height={320}>
    <TransferAxis moments={moments} y={36} size={18} />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
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
