import { ChequeLeaf } from '../../kit/documents/ChequeLeaf.tsx';
import { IfscLead } from '../../kit/documents/IfscLead.tsx';
import { IfscTells } from '../../kit/documents/IfscTells.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The first leaf of a cheque book with its IFSC ringed, and what the code tells. */
export function FinderCheque() {
  return (
    <Scene width={520} height={448} ground="warm" grows="around">
      {/* No rings: the paper would leave but ends of them. */}
      <Glow x={520} y={0} size={360} tone="marigold-soft" />
      <ChequeLeaf x={28} y={28} />
      <IfscTells x={28} y={352} />
      <IfscLead from={109} to={386} />
    </Scene>
  );
}
