import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { AgreedPoints, Clip } from '../../kit/documents/ConsentSlip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the clipboard has only its heading, the points and the ticked box; below them is the record. */
export const PanConsentNarrow = () => (
  <Scene width={400} height={358} ground="mint">
    <Panel x={48} y={24} width={304} height={278} radius={18} tone="sheen" />
    <g className="sheet">
      <rect x={60} y={40} width={280} height={250} rx={8} className="paper" />
      <Label x={80} y={85} size={20} weight={800}>
        Consent to a PAN check
      </Label>
      <At x={49} y={-59} scale={1.1}>
        <AgreedPoints />
      </At>
    </g>
    <Clip x={200} y={18} />
    <ConsentRecord x={92} y={275} scale={1.1} />
  </Scene>
);
