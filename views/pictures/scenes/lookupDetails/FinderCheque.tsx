import { Rings } from '../../kit/Backdrop.tsx';
import { ChequeLeaf } from '../../kit/ChequeLeaf.tsx';
import { IfscParts } from '../../kit/IfscParts.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The first leaf of a cheque book with its IFSC ringed, and the code larger below it, cut into its parts. */
export function FinderCheque() {
  return (
    <Scene width={520} height={460} ground="warm" grows="around">
      <Rings x={520} y={0} size={360} tone="marigold-soft" />
      <ChequeLeaf x={28} y={28} />
      <IfscParts x={28} y={296} />
    </Scene>
  );
}
