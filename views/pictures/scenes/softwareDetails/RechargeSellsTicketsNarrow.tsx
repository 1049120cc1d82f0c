import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the train above the ticket. */
export const RechargeSellsTicketsNarrow = () => (
  <Scene {...narrowBitSize} ground="brand">
    <TrainHead x={12} y={18} scale={0.56} mirrored={300} />
    <HeldTicket x={122} y={140} turn={6} scale={0.44} />
  </Scene>
);
