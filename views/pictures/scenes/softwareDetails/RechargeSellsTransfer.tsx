import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Cash that reaches a bank account. */
export function RechargeSellsTransfer() {
  return (
    <Scene {...bitSize} ground="deep">
      <Banknotes x={18} y={52} scale={0.5} count={2} />
      <path d="M127 76h14m-8-8l8 8-8 8" className="stroke-marigold" strokeWidth={4} />
      <rect x={152} y={25} width={70} height={100} rx={10} className="paper" />
      <Glyph name="bank" x={165} y={37} size={44} tone="pen" />
      <Tick x={187} y={103} />
    </Scene>
  );
}
