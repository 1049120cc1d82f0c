import { StudioMicrophone } from '../../kit/devices/StudioMicrophone.tsx';
import { RadioPresenter } from '../../kit/people/RadioPresenter.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A presenter at the microphone on a studio's desk, and a listener's text that votes for the second song. */
export function CaseOnAir() {
  return (
    <Scene {...bitSize} ground="deep">
      <circle cx={66} cy={64} r={58} className="brand" />
      <RadioPresenter x={9} y={14} scale={0.9} />
      <CaseGround tone="rim" />
      <StudioMicrophone x={142} y={66} stand={20} scale={0.58} />
      <VoteText x={122} y={14} />
    </Scene>
  );
}
