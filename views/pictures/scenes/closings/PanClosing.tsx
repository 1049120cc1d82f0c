import { CardHolder } from '../../kit/people/CardHolder.tsx';
import { HomeEntrance } from '../../kit/places/HomeEntrance.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LetterBox } from '../../kit/things/LetterBox.tsx';
import { TulsiPot } from '../../kit/things/TulsiPot.tsx';
import { closingSize } from './closingSize.ts';

/** How an application ends: the applicant stands at her door with the card, which has come by post. */
export function PanClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="sand">
      <path d="M0 366H440V400H0z" className="marigold" opacity={0.4} />
      <HomeEntrance x={172} y={14} />
      <LetterBox x={42} y={116} />
      <TulsiPot x={66} y={388} scale={1.1} />
      <CardHolder x={209} y={91} scale={1.28} />
    </Scene>
  );
}
