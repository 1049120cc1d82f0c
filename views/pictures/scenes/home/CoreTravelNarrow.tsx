import { TrainFront } from '../../kit/places/TrainFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The express that a ticket is for, beside the words on phones: it comes towards us on its rails. */
export const CoreTravelNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <TrainFront x={34} y={24} scale={0.82} />
  </Scene>
);
