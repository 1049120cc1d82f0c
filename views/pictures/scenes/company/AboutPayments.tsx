import { JourneyTicket } from '../../kit/documents/JourneyTicket.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A train ticket that was booked through the API. */
export const AboutPayments = () => (
  <Scene width={480} height={400} ground="brand">
    <Rings x={480} y={0} size={340} tone="brand-lift" />
    <JourneyTicket x={44} y={100} scale={1.26} turn={-4} />
    <Tick x={396} y={284} size={76} />
  </Scene>
);
