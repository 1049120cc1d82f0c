import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TravellerWithTicket } from '../../kit/people/TravellerWithTicket.tsx';
import { HowrahPlatform } from '../../kit/places/HowrahPlatform.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 1.5;

/** A traveller at Howrah with her case, who holds out her ticket before the train. */
export function TravelApi() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={0} y={0} size={336} tone="marigold-soft" />
      <HowrahPlatform
        width={640}
        y={400}
        train={{ x: 176, scale: 1.45 }}
        board={352}
        posts={[56]}
      />
      <ContactShadow x={138} y={496} width={250} />
      <TravellerWithTicket x={74} y={100} scale={scale}>
        <HeldTicket x={0} y={-45} scale={0.98 / scale} />
      </TravellerWithTicket>
    </Scene>
  );
}
