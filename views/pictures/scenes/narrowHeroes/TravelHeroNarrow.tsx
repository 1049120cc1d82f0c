import { Phone } from '../../kit/devices/Phone.tsx';
import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TravellerWithTicket } from '../../kit/people/TravellerWithTicket.tsx';
import { HowrahPlatform } from '../../kit/places/HowrahPlatform.tsx';
import { FoundTrains } from '../../kit/screens/FoundTrains.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 1.28;

/** The head of the travel page for phones: the traveller at Howrah, her ticket before the phone that booked it. */
export function TravelHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="warm">
      <Rings x={0} y={0} size={280} tone="marigold-soft" />
      <HowrahPlatform width={400} y={336} bridge={0.74} board={98} />
      <Phone x={194} y={24} width={194} height={384} head={78} time="11:20" screen="ground">
        <Label x={12} y={64} size={18} weight={700} tone="on-brand">
          Howrah to Patna
        </Label>
        <FoundTrains x={7} y={88} count={1} />
      </Phone>
      <ContactShadow x={82} y={412} width={190} />
      <TravellerWithTicket x={42} y={80} scale={scale}>
        <HeldTicket x={0} y={-24} scale={1 / scale} />
      </TravellerWithTicket>
    </Scene>
  );
}
