import { CardHolder } from '../../kit/people/CardHolder.tsx';
import { OpenDoorway } from '../../kit/places/OpenDoorway.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** How an application ends: the applicant stands at her door with the card, which has come by post. */
export function PanClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="sand">
      <path d="M0 346H440V400H0z" className="marigold" opacity={0.3} />
      <At x={262} y={28} mirrored={204}>
        <OpenDoorway x={0} y={0} />
      </At>
      <CardHolder x={220} y={38} scale={2.15} />
    </Scene>
  );
}
