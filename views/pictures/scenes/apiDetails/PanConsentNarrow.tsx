import { AgreedPoints } from '../../kit/documents/AgreedPoints.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { Clip } from '../../kit/documents/ConsentSlip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the clipboard has only its heading, the points and the ticked box; below them is the record. */
export const PanConsentNarrow = () => (
  <Scene width={400} height={372} ground="mint" grows="around">
    <Panel x={48} y={34} width={304} height={282} radius={18} tone="sheen" />
    <g className="sheet">
      <rect x={60} y={50} width={280} height={254} rx={8} className="paper" />
      <Label x={80} y={95} size={20} weight={800}>
        Consent to a PAN check
      </Label>
      <At x={80} y={115} scale={0.945}>
        <AgreedPoints />
      </At>
    </g>
    <Clip x={200} y={28} />
    <ConsentRecord x={92} y={289} scale={1.1} />
  </Scene>
);
