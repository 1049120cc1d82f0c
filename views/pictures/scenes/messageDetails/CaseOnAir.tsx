import { StudioMicrophone } from '../../kit/devices/StudioMicrophone.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A microphone on a studio's desk, and a listener's text that votes for the second song. */
export function CaseOnAir() {
  return (
    <Scene {...bitSize} ground="deep">
      <CaseGround tone="brand" opacity={0.7} />
      <StudioMicrophone x={62} y={6} stand={34} />
      <VoteText x={124} y={34} />
    </Scene>
  );
}
