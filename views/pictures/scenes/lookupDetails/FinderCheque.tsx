import { Rings } from '../../kit/Backdrop.tsx';
import { ChequeLeaf } from '../../kit/ChequeLeaf.tsx';
import { IfscTells } from '../../kit/IfscTells.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The first leaf of a cheque book with its IFSC ringed, and what the code tells. */
export function FinderCheque() {
  return (
    <Scene width={520} height={392} ground="warm" grows="around">
      <Rings x={520} y={0} size={360} tone="marigold-soft" />
      <ChequeLeaf x={28} y={28} />
      <IfscTells x={28} y={296} />
    </Scene>
  );
}
