import { OutcomeLegend } from '../../kit/shapes/OutcomeLegend.tsx';
import { TransferAxis } from '../../kit/shapes/TransferAxis.tsx';
import { TransferLane } from '../../kit/shapes/TransferLane.tsx';
import { transferOutcomes } from '../../kit/shapes/transferOutcomes.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The left edges of what is in four columns of 174, the last behind the break, and how far before them a column begins. */
const moments = [30, 204, 378, 552] as const;
const inset = 18;

/** The same for a tablet: in few words, with the names of the modes above their ways. */
export const TransferDayTablet = () => (
  <Scene width={720} height={380}>
    <TransferAxis moments={moments} y={36} size={18} isShort />
    {transferOutcomes.map((outcome, index) => (
      <TransferLane
        key={outcome.name}
        outcome={outcome}
        moments={moments}
        inset={inset}
        x={12}
        width={696}
        y={74 + index * 130}
        height={120}
        name={[30, 38]}
        columnsFrom={54}
        way={82}
        size={18}
        isShort
      />
    ))}
    <OutcomeLegend x={44} y={353} size={18} step={192} />
  </Scene>
);
