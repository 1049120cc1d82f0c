import { Letterhead } from '../../kit/documents/Letterhead.tsx';
import { StampedEnvelope } from '../../kit/documents/StampedEnvelope.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the envelope stands behind the letter. */
export function CaseOnPaperNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <CaseGround tone="green" opacity={0.3} narrow />
      <path d="M7 187H153V191H7z" className="shade" />
      <StampedEnvelope x={28} y={14} />
      <Letterhead x={11} y={60} width={138} height={128} size={17} />
    </Scene>
  );
}
