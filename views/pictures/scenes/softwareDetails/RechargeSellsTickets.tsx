import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TrainHead } from '../../kit/places/TrainHead.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A train ticket in a hand, and behind it the head of the train. */
export const RechargeSellsTickets = () => (
  <Scene {...bitSize} ground="brand">
    <TrainHead coach x={14} y={14} scale={0.56} mirrored={300} />
    <HeldTicket x={187} y={92} turn={6} scale={0.44} />
  </Scene>
);
