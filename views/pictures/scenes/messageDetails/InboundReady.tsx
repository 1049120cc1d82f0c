import { RequestFolder } from '../../kit/documents/NumberRequest.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a company has ready before it asks for a number, in one folder on a desk. */
export const InboundReady = () => (
  <Scene width={400} height={276} ground="warm" grows="above">
    <path d="M-400 204H800V700H-400z" className="marigold" opacity={0.3} />
    <ellipse cx={200} cy={244} rx={182} ry={7} className="shade" />
    <RequestFolder x={24} y={30} seen={156} pocket={58} />
    <Label x={200} y={221} size={17} weight={700} tone="on-brand" anchor="middle">
      For your number
    </Label>
  </Scene>
);
