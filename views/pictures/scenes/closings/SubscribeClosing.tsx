import { Envelope } from '../../kit/documents/Envelope.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The email that the button opens comes out of its envelope, with its subject filled in, ready to be sent. */
export const SubscribeClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={340} tone="marigold-soft" />
    <Envelope x={53} y={34} scale={1.1}>
      <g className="sheet">
        <Panel x={0} y={0} width={256} height={230} flat>
          <Label x={24} y={36} size={18} tone="muted">
            Subject
          </Label>
          <Label x={24} y={68} size={23} weight={700}>
            Question about
          </Label>
          <Label x={24} y={97} size={23} weight={700}>
            your services
          </Label>
        </Panel>
      </g>
    </Envelope>
    <circle cx={358} cy={50} r={30} className="marigold" />
    <Glyph name="send" x={343} y={36} size={28} tone="deep" bold />
  </Scene>
);
