import { Portrait } from '../../kit/people/Portrait.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A seller and the two below her. */
export function MlmBitTree() {
  return (
    <Scene {...bitSize} ground="mint">
      <path
        d="M120 72v12M64 100v-4q0-12 12-12h88q12 0 12 12v4"
        className="stroke-brand"
        strokeWidth={3}
      />
      <Portrait x={120} y={42} size={60} hair="bun" />
      <Portrait x={64} y={114} size={54} hair="short" clothes="green" skin="skin-deep" />
      <Portrait x={176} y={114} size={54} hair="long" clothes="brand-lift" />
    </Scene>
  );
}
