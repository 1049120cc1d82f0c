import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { AgreedPoints } from '../../kit/documents/ConsentSlip.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones only the points, the ticked box and the record. */
export const PanConsentNarrow = () => (
  <Scene width={400} height={314} ground="mint">
    <Panel x={36} y={16} width={328} height={210}>
      <At x={-6} y={-160} scale={1.21}>
        <AgreedPoints />
      </At>
    </Panel>
    <ConsentRecord x={62} y={238} scale={1.1} />
  </Scene>
);
