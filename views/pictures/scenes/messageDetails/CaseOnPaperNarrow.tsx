import { Letterhead } from '../../kit/documents/Letterhead.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: only the letter. */
export function CaseOnPaperNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <CaseGround tone="green" opacity={0.3} narrow />
      <path d="M7 185H153V189H7z" className="shade" />
      <Letterhead x={11} y={18} width={138} height={168} size={17} />
    </Scene>
  );
}
