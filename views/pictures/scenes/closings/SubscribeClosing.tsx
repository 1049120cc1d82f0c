import { Envelope } from '../../kit/documents/Envelope.tsx';
import { SubjectLetter } from '../../kit/documents/SubjectLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The email that the button opens comes out of its envelope, with its subject filled in, ready to be sent. */
export const SubscribeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={53} y={34} scale={1.1}>
      <SubjectLetter />
    </Envelope>
    <circle cx={358} cy={50} r={30} className="marigold" />
    <Glyph name="send" x={343} y={36} size={28} tone="deep" bold />
  </Scene>
);
