import { RequestFolder } from '../../kit/documents/NumberRequest.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number, in one folder on a desk. */
export const InboundReady = () => (
  <Scene width={480} height={176} ground="warm" grows="above">
    <path d="M-480 140H960V700H-480z" className="marigold" opacity={0.3} />
    <ellipse cx={240} cy={165} rx={182} ry={6} className="shade" />
    <RequestFolder x={64} y={14} seen={104} pocket={46} />
    <Label x={240} y={147} size={17} weight={700} tone="on-brand" anchor="middle">
      For your number
    </Label>
  </Scene>
);
