import { Rings } from '../../kit/Backdrop.tsx';
import { ChequeLeaf } from '../../kit/ChequeLeaf.tsx';
import { IfscParts } from '../../kit/IfscParts.tsx';
import { IfscTells } from '../../kit/IfscTells.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, with what the code tells and what it does not. */
export function FinderChequeTall() {
  return (
    <Scene width={520} height={572} ground="warm" grows="around">
      <Rings x={520} y={0} size={420} tone="marigold-soft" />
      <ChequeLeaf x={28} y={32} />
      <IfscParts x={28} y={308} />
      <IfscTells x={28} y={472} />
    </Scene>
  );
}
