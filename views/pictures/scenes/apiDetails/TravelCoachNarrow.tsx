import { Coach } from '../../kit/Coach.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TrainTicket } from '../../kit/TrainTicket.tsx';

/** The same for a phone, with the ticket above the coach. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={560} ground="deep">
      <TrainTicket x={28} y={40} turn={-2} />
      <Coach x={64} y={304} windows={8} lit={2} />
      <circle cx={294} cy={264} r={30} className="marigold" />
      <path d="M284 288h20l-10 22z" className="marigold" />
      <Label x={294} y={274} size={28} weight={800} tone="deep" anchor="middle">
        31
      </Label>
    </Scene>
  );
}
