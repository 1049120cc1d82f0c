import { UtilityBill } from '../../kit/documents/UtilityBill.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the bills alone, the one for electricity large in front. */
export const RechargeSellsBillsNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <UtilityBill x={66} y={8} turn={4} scale={0.82} glyph="flame" tone="code-number" />
    <UtilityBill x={42} y={54} turn={0} scale={0.86} glyph="drop" tone="brand-lift" />
    <UtilityBill x={14} y={106} turn={-4} scale={0.96} glyph="bolt" tone="marigold" />
  </Scene>
);
