import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The card machine of a shop, which has taken a payment, and the card before it, beside the words on phones. */
export const CoreFintechNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <Terminal x={34} y={24} scale={0.396} digits={0}>
      <Tick x={84} y={58} size={84} />
    </Terminal>
    {/* A card keeps its colours after dark. */}
    <g className="sheet">
      <At x={52} y={106} turn={-12} scale={0.2}>
        <Shadow width={400} height={252} radius={20} />
        <CardFace tone="marigold" ink="deep" chip="pale" groups={0} />
      </At>
    </g>
  </Scene>
);
