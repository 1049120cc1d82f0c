import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { TapHand } from '../../kit/people/TapHand.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A card tapped on the terminal of a shop, beside the words on phones. */
export const CoreFintechNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <Terminal x={17} y={17} scale={0.44} small>
      <Tick x={84} y={58} size={80} />
    </Terminal>
    <TapHand x={106} y={104} scale={0.42} turn={54} sleeve="brand">
      {/* A card keeps its colours after dark. */}
      <g className="sheet">
        <At x={-138} y={75} turn={-59} scale={0.5}>
          <CardFace tone="marigold" ink="deep" chip="pale" groups={0} />
        </At>
      </g>
    </TapHand>
  </Scene>
);
