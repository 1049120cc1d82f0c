import { ConfirmedTicket } from '../../kit/documents/ConfirmedTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of a train with its first coach, and a confirmed ticket below its rails. */
export const RechargeSellsTickets = () => (
  <Scene {...bitSize} ground="tint">
    <TrainHead coach x={64} y={10} scale={0.32} mirrored={300} />
    <ConfirmedTicket x={72} y={86} scale={0.36} />
  </Scene>
);
