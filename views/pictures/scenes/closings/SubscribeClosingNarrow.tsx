import { Envelope } from '../../kit/documents/Envelope.tsx';
import { SubjectLetter } from '../../kit/documents/SubjectLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, half as high: the letter, and as much of its envelope as shows that it is one. */
export const SubscribeClosingNarrow = () => (
  <Scene width={440} height={208} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={53} y={-8} scale={1.1}>
      <SubjectLetter y={28} />
    </Envelope>
    <circle cx={358} cy={44} r={30} className="marigold" />
    <Glyph name="send" x={343} y={30} size={28} tone="deep" bold />
  </Scene>
);
