import { Portrait } from '../../kit/people/Portrait.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the seller large above the two below her. */
export function MlmBitTreeNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <path
        d="M80 100v11M44 126v-3q0-12 12-12h48q12 0 12 12v3"
        className="stroke-brand"
        strokeWidth={4}
      />
      <Portrait x={80} y={57} size={90} hair="bun" />
      <Portrait x={44} y={155} size={64} hair="short" clothes="green" skin="skin-deep" />
      <Portrait x={116} y={155} size={64} hair="long" clothes="brand-lift" />
    </Scene>
  );
}
