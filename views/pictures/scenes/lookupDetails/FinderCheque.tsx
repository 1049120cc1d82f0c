import { ChequeLeaf } from '../../kit/documents/ChequeLeaf.tsx';
import { IfscLead } from '../../kit/documents/IfscLead.tsx';
import { IfscTells } from '../../kit/documents/IfscTells.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The first leaf of a cheque book with its IFSC ringed, what the code tells and what it does not. */
export function FinderCheque() {
  return (
    <Scene width={520} height={500} ground="warm" grows="around">
      {/* No rings: the paper would leave but ends of them. */}
      <Glow x={520} y={0} size={420} tone="marigold-soft" />
      <ChequeLeaf x={28} y={24} />
      <IfscTells x={28} y={342} />
      <IfscLead from={105} to={407} />
    </Scene>
  );
}
