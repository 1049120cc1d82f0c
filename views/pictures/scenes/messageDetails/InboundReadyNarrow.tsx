import { RequestFolder } from '../../kit/documents/NumberRequest.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, lower. */
export const InboundReadyNarrow = () => (
  <Scene width={400} height={148} ground="warm">
    <path d="M0 116H400V148H0z" className="marigold" opacity={0.3} />
    <ellipse cx={200} cy={141} rx={166} ry={5} className="shade" />
    <RequestFolder x={41.6} y={8} scale={0.9} seen={104} pocket={44} />
    <Label x={200} y={127} size={16} weight={700} tone="on-brand" anchor="middle">
      For your number
    </Label>
  </Scene>
);
