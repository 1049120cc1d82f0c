import { CardHolder } from '../../kit/people/CardHolder.tsx';
import { HomeEntrance } from '../../kit/places/HomeEntrance.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TulsiPot } from '../../kit/things/TulsiPot.tsx';
import { closingSize } from './closingSize.ts';

/** How an application ends: the applicant stands at her door with the card, which has come by post. */
export function PanClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="sand">
      <path d="M0 366H440V400H0z" className="marigold" opacity={0.4} />
      <HomeEntrance x={184} y={14} />
      <TulsiPot x={62} y={386} scale={1.15} />
      <CardHolder x={217} y={70} scale={2.15} />
    </Scene>
  );
}
