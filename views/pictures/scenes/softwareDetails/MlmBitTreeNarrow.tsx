import { Portrait } from '../../kit/people/Portrait.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the seller large, and those below her cut by the edge. */
export function MlmBitTreeNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <path
        d="M80 118v18M32 160v-8q0-16 16-16h64q16 0 16 16v8"
        className="stroke-brand"
        strokeWidth={4}
      />
      <Portrait x={80} y={70} size={100} hair="bun" />
      <Portrait x={32} y={192} size={76} hair="short" clothes="green" skin="skin-deep" />
      <Portrait x={128} y={192} size={76} hair="long" clothes="brand-lift" />
    </Scene>
  );
}
