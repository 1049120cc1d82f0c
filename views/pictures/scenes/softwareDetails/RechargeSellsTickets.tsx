import { ConfirmedTicket } from '../../kit/documents/ConfirmedTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A confirmed train ticket before the head of its train. */
export const RechargeSellsTickets = () => (
  <Scene {...bitSize} ground="tint">
    <TrainHead coach x={14} y={14} scale={0.56} mirrored={300} />
    <ConfirmedTicket x={108} y={70} scale={0.44} />
  </Scene>
);
