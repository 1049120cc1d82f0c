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
      <path d="M14 139H232V143H14z" className="shade" />
      <StampedEnvelope x={122} y={62} scale={1.06} />
      <Letterhead x={18} y={8} width={138} height={132} size={17} />
    </Scene>
  );
}
