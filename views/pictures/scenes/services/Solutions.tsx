import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hanging board of a shop asks for a text, a phone in a hand sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <path d="M0 448H640V520H0z" className="brand-lift" opacity={0.22} />
      <Hoarding x={40} y={34} width={560} size={31} hangs={34} />
      <Inbox x={352} y={161} width={248} size={24} pad={24} />
      <NearestShopPhone
        x={64}
        y={240}
        scale={1.5}
        size={16}
        reply={['Nearest shop:', 'Gariahat Road']}
      />
      <circle cx={307} cy={265} r={22} className="marigold" />
      <Glyph name="arrow-right" x={294} y={252} size={26} tone="deep" bold />
    </Scene>
  );
}
