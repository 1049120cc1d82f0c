import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** The same for phones: the number alone, in two rows. */
export const InboundLongCodeNarrow = () => (
  <Scene {...codeSize.narrow} ground="none">
    <Panel x={0} y={6} width={100} height={84} flat tone="sheen">
      {['92200', 'XXXXX'].map((half, index) => (
        <Label
          key={half}
          x={50}
          y={36 + index * 28}
          size={22}
          weight={800}
          tone="on-brand"
          anchor="middle"
        >
          {half}
        </Label>
      ))}
    </Panel>
  </Scene>
);
