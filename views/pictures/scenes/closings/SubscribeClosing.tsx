import { Envelope } from '../../kit/documents/Envelope.tsx';
import { SubjectLetter } from '../../kit/documents/SubjectLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The email that the button opens comes out of its envelope, with its subject filled in and a question written; the envelope runs over the lower edge. */
export const SubscribeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={30} y={116} scale={1.25}>
      <SubjectLetter x={0} y={-66} />
    </Envelope>
    <circle cx={372} cy={56} r={32} className="marigold" />
    <Glyph name="send" x={356} y={41} size={30} tone="deep" bold />
  </Scene>
);
