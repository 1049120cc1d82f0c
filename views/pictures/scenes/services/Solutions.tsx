import { Hoarding } from '../../kit/places/Hoarding.tsx';
import { Inbox } from '../../kit/screens/Inbox.tsx';
import { NearestShopPhone } from '../../kit/screens/NearestShopPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The hoarding of a shop asks for a text, a phone sends it and has its reply, and the inbox of the company holds it. */
export function Solutions() {
  return (
    <Scene width={640} height={520} ground="lilac" night="raised">
      <Rings x={640} y={520} size={420} />
      <Hoarding x={24} y={24} width={592} size={33} />
      <NearestShopPhone
        x={24}
        y={150}
        width={232}
        height={520}
        size={18}
        reply={['Nearest shop:', 'Gariahat Road']}
      />
      <Inbox x={276} y={150} width={340} size={24} />
      <circle cx={266} cy={262} r={24} className="marigold" />
      <Glyph name="arrow-right" x={252} y={248} size={28} tone="deep" bold />
    </Scene>
  );
}
