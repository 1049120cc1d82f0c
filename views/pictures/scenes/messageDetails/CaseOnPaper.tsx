import { Letterhead } from '../../kit/documents/Letterhead.tsx';
import { StampedEnvelope } from '../../kit/documents/StampedEnvelope.tsx';
import { Hand } from '../../kit/people/Hand.tsx';
import { At } from '../../kit/stage/At.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A company’s letter, with the mobile number that its customers know printed at its foot, and a hand that brings its envelope. */
export function CaseOnPaper() {
  return (
    <Scene {...bitSize} ground="mint">
      <CaseGround tone="green" opacity={0.3} />
      <path d="M14 139H164V143H14z" className="shade" />
      <At x={177} y={92} scale={0.32}>
        <Hand x={0} y={0} sleeve="deep-lift">
          <At x={-212} y={-160} scale={3.1}>
            <StampedEnvelope x={0} y={0} turn={-5} />
          </At>
        </Hand>
      </At>
      <Letterhead x={18} y={8} width={138} height={132} size={17} />
    </Scene>
  );
}
