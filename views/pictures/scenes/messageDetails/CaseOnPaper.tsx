import { Letterhead } from '../../kit/documents/Letterhead.tsx';
import { StampedEnvelope } from '../../kit/documents/StampedEnvelope.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A company’s letter, with the mobile number that its customers know printed at its foot, before its envelope. */
export function CaseOnPaper() {
  return (
    <Scene {...bitSize} ground="mint">
      <CaseGround tone="green" opacity={0.3} />
      <path d="M22 139H222V143H22z" className="shade" />
      <StampedEnvelope x={118} y={66} scale={0.98} />
      <Letterhead x={26} y={14} width={128} height={126} size={16} />
    </Scene>
  );
}
