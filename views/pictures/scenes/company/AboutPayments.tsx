import { JourneyTicket } from '../../kit/documents/JourneyTicket.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A train ticket that was booked through the API, and a recharge that was made through it. */
export const AboutPayments = () => (
  <Scene width={400} height={500} ground="brand" grows="around">
    <Rings x={400} y={0} size={340} tone="brand-lift" />
    <JourneyTicket x={34} y={96} scale={1.06} turn={-4} />
    <Panel x={54} y={316} width={292} height={104}>
      <Tick x={54} y={52} size={60} />
      <Label x={102} y={45} size={21} weight={600} tone="muted">
        Recharged
      </Label>
      <Label x={102} y={80} size={32} weight={800}>
        ₹299
      </Label>
    </Panel>
  </Scene>
);
