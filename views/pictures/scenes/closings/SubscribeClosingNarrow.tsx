import { Envelope } from '../../kit/documents/Envelope.tsx';
import { SubjectLetter } from '../../kit/documents/SubjectLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, lower and smaller. */
export const SubscribeClosingNarrow = () => (
  <Scene width={440} height={300} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={60} y={72} scale={1.05}>
      <SubjectLetter x={0} y={-50} />
    </Envelope>
    <circle cx={352} cy={42} r={28} className="marigold" />
    <Glyph name="send" x={338} y={29} size={26} tone="deep" bold />
  </Scene>
);
