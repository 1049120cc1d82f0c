import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The hanging board of a shop asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <Hoarding x={40} y={30} width={560} size={29} hangs={30} />
      <path d="M300 249H380" className="stroke-marigold" strokeWidth={5} />
      <NearestShopPhone x={40} y={140} width={274} size={24} />
      <Inbox x={366} y={140} width={234} size={24} row={98} pad={24} />
      <StationArrow x={340} y={249} scale={1.25} />
    </Scene>
  );
}
