import { JourneyTicket } from '../../kit/documents/JourneyTicket.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, smaller. */
export const AboutPaymentsNarrow = () => (
  <Scene width={350} height={233} radius={0} ground="brand">
    <Rings x={350} y={0} size={240} tone="brand-lift" />
    <JourneyTicket x={40} y={46} scale={0.86} turn={-4} />
    <Tick x={292} y={164} size={50} />
  </Scene>
);
