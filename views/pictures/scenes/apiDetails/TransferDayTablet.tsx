import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the moments are: nearly true to scale, but for the hours before the next day. */
const moments = [48, 112, 410, 666] as const;
const breakAt = 460;

/** The same for a tablet: closer together, with the names of the modes above their ways. */
export const TransferDayTablet = () => (
  <Scene width={720} height={400}>
    <TransferAxis moments={moments} y={36} size={18} isShort />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
        breakAt={breakAt}
        x={12}
        width={696}
        y={78 + index * 156}
        height={144}
        name={[30, 42]}
        firstFrom={94}
        way={94}
        size={18}
      />
    ))}
  </Scene>
);
