import { UtilityBill } from '../../kit/documents/UtilityBill.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the bills alone, down a stair, so that each shows what it is for. */
export const RechargeSellsBillsNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <UtilityBill x={74} y={12} scale={0.74} glyph="flame" tone="code-number" />
    <UtilityBill x={43} y={44} scale={0.74} glyph="drop" tone="brand-lift" />
    <UtilityBill x={12} y={76} scale={0.74} glyph="bolt" tone="marigold" />
  </Scene>
);
