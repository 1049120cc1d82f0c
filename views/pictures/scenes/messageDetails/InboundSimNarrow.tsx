import { SimCard } from '../../kit/devices/SimCard.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** The same for phones: the card alone. */
export const InboundSimNarrow = () => (
  <Scene {...codeSize.narrow} ground="none">
    <Panel x={0} y={6} width={100} height={84} tone="green" flat>
      <SimCard x={29} y={11} scale={0.55} />
    </Panel>
  </Scene>
);
