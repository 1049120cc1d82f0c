import { HeldTicket } from '../../kit/documents/HeldTicket.tsx';
import { TravellerWithTicket } from '../../kit/people/TravellerWithTicket.tsx';
import { HowrahPlatform } from '../../kit/places/HowrahPlatform.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const scale = 1.26;

/** The head of the travel page for phones: the traveller at Howrah with her case and her ticket, before the train. */
export function TravelHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="warm">
      <Rings x={0} y={0} size={280} tone="marigold-soft" />
      <HowrahPlatform
        width={400}
        y={336}
        train={{ x: 147, scale: 1.14 }}
        board={288}
        posts={[50]}
      />
      <ContactShadow x={100} y={414} width={200} />
      <TravellerWithTicket x={60} y={81} scale={scale}>
        <HeldTicket x={0} y={-47} scale={0.88 / scale} />
      </TravellerWithTicket>
    </Scene>
  );
}
