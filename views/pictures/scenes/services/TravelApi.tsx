import { Phone } from '../../kit/devices/Phone.tsx';
import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TravellerWithTicket } from '../../kit/people/TravellerWithTicket.tsx';
import { HowrahPlatform } from '../../kit/places/HowrahPlatform.tsx';
import { FoundTrains } from '../../kit/screens/FoundTrains.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 1.5;

/** A traveller at Howrah with her case and her ticket, beside the phone on which its train was chosen from three. */
export function TravelApi() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={0} y={0} size={336} tone="marigold-soft" />
      <HowrahPlatform width={640} y={400} train={{ x: 24, scale: 1.4 }} board={300} posts={[56]} />
      <Phone x={434} y={36} width={194} height={402} head={104} time="11:20" screen="ground">
        <Label x={14} y={67} size={18} weight={700} tone="on-brand">
          Howrah to Patna
        </Label>
        <Label x={14} y={90} size={16} tone="on-brand">
          Fri, 4 December
        </Label>
        <FoundTrains x={7} y={118} count={3} />
      </Phone>
      <ContactShadow x={128} y={496} width={250} />
      <TravellerWithTicket x={64} y={100} scale={scale}>
        <HeldTicket x={0} y={-34} scale={1 / scale} />
      </TravellerWithTicket>
    </Scene>
  );
}
