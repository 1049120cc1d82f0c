import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Cash that goes to a bank account. */
export function RechargeSellsTransfer() {
  return (
    <Scene {...bitSize} ground="deep">
      <Banknotes x={16} y={52} scale={0.46} count={2} />
      <path d="M116 76h26m-11-11l11 11-11 11" className="stroke-marigold" strokeWidth={4} />
      <rect x={154} y={42} width={68} height={68} rx={14} className="brand" />
      <Glyph name="bank" x={166} y={54} size={44} tone="on-brand" />
    </Scene>
  );
}
