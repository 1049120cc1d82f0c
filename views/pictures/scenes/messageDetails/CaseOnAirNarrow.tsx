import { StudioMicrophone } from '../../kit/devices/StudioMicrophone.tsx';
import { RadioPresenter } from '../../kit/people/RadioPresenter.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the text is above her. */
export function CaseOnAirNarrow() {
  return (
    <Scene {...narrowBitSize} ground="deep">
      <circle cx={60} cy={126} r={54} className="brand" />
      <RadioPresenter x={3} y={82} scale={0.9} />
      <CaseGround tone="rim" narrow />
      <StudioMicrophone x={130} y={116} stand={18} scale={0.58} />
      <VoteText x={28} y={12} />
    </Scene>
  );
}
