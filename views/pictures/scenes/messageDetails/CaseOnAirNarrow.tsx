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
      <circle cx={60} cy={120} r={54} className="brand" />
      <RadioPresenter x={3} y={74} scale={0.9} />
      <CaseGround tone="rim" narrow />
      <StudioMicrophone x={128} y={124} stand={16} scale={0.52} />
      <VoteText x={28} y={8} />
    </Scene>
  );
}
