import { ConfirmedTicketInLine } from '../../kit/documents/ConfirmedTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of a train with its first coach, and a confirmed ticket below its rails. */
export const RechargeSellsTickets = () => (
  <Scene {...bitSize} ground="brand">
    <TrainHead coach x={20} y={9} scale={0.28} mirrored={300} />
    <ConfirmedTicketInLine x={17} y={80} scale={0.78} />
  </Scene>
);
