import { ConfirmedTicket } from '../../kit/documents/ConfirmedTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the head of the train, and the ticket below its rails. */
export const RechargeSellsTicketsNarrow = () => (
  <Scene {...narrowBitSize} ground="brand">
    <TrainHead x={30} y={12} scale={0.44} mirrored={300} />
    <ConfirmedTicket x={22} y={125} scale={0.44} />
  </Scene>
);
