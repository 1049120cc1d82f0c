import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hanging board of a shop asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <path d="M0 432H640V520H0z" className="brand-lift" opacity={0.22} />
      <Hoarding x={24} y={28} width={592} size={33} hangs={28} />
      <Inbox x={264} y={148} width={352} size={24} covered={56} />
      <NearestShopPhone
        x={24}
        y={132}
        width={272}
        height={560}
        size={19}
        reply={['Nearest shop:', 'Gariahat Road']}
      />
      <circle cx={298} cy={252} r={24} className="marigold" />
      <Glyph name="arrow-right" x={284} y={238} size={28} tone="deep" bold />
    </Scene>
  );
}
