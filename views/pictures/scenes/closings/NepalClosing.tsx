import { type ArmPose, PersonActing } from '../../kit/people/PersonActing.tsx';
import { EveningStreet } from '../../kit/places/EveningStreet.tsx';
import { TownSign } from '../../kit/places/TownSign.tsx';
import { TransferStall } from '../../kit/places/TransferStall.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Where people and the shop stand. */
const pavement = 362;
const scale = 0.8;

/* Her hand lies before her. */
const waiting: readonly ArmPose[] = [
  { shoulder: [71, 70], elbow: [82, 104], wrist: [60, 112], thumb: 'left' },
];

/** After work, before the shop from which people send money home: one pays its keeper, and the next waits for her turn. */
export const NepalClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <EveningStreet />
    <At x={97} y={pavement - 264 * scale} scale={scale}>
      <ellipse cx={-44} cy={264} rx={46} ry={7} className="deep" opacity={0.35} />
      <ellipse cx={206} cy={264} rx={206} ry={9} className="deep" opacity={0.35} />
      <TransferStall x={0} y={0} />
      <TownSign name="Money to Nepal" x={93} y={-94} width={314} />
      <PersonActing
        x={-92}
        y={0}
        hair="bun"
        skin="skin-deep"
        clothes="red"
        looks="right"
        hangs="left"
        arms={waiting}
      />
    </At>
  </Scene>
);
