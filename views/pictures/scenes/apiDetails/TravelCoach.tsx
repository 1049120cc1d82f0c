import { Dots } from '../../kit/Backdrop.tsx';
import { Coach } from '../../kit/Coach.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TrainTicket } from '../../kit/TrainTicket.tsx';

/** A night train at the platform; one window of coach B2 is lit, and the ticket for that berth lies before it. */
export function TravelCoach() {
  return (
    <Scene width={1200} height={360} ground="deep">
      <Dots x={40} y={32} size={1120} rows={4} tone="deep-lift" />
      <Coach x={300} y={88} windows={11} lit={5} />
      <circle cx={794} cy={42} r={30} className="marigold" />
      <path d="M784 66h20l-10 22z" className="marigold" />
      <Label x={794} y={52} size={28} weight={800} tone="deep" anchor="middle">
        31
      </Label>
      <TrainTicket x={64} y={76} turn={-3} />
    </Scene>
  );
}
