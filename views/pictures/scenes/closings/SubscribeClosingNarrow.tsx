import { Envelope } from '../../kit/documents/Envelope.tsx';
import { SubjectLetter } from '../../kit/documents/SubjectLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, lower: the letter, and as much of its envelope as shows that it is one. */
export const SubscribeClosingNarrow = () => (
  <Scene width={440} height={262} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={45} y={-4} scale={1.15}>
      <SubjectLetter y={20} />
    </Envelope>
    <circle cx={364} cy={40} r={28} className="marigold" />
    <Glyph name="send" x={350} y={27} size={26} tone="deep" bold />
  </Scene>
);
