import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The hanging board of a shop asks for a text, a phone in a hand sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <Hoarding x={40} y={34} width={560} size={31} hangs={34} />
      <path d="M256 261H352" className="stroke-marigold" strokeWidth={5} />
      <Inbox x={352} y={161} width={248} size={22} row={88} pad={24} />
      <NearestShopPhone
        x={64}
        y={261}
        scale={1.5}
        size={15}
        reply={['Nearest shop:', 'Gariahat Road']}
      />
      <StationArrow x={307} y={261} scale={1.3} />
    </Scene>
  );
}
