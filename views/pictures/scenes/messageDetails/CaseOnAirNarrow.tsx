import { StudioMicrophone } from '../../kit/devices/StudioMicrophone.tsx';
import { VoteText } from '../../kit/screens/VoteText.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the text is above the microphone. */
export function CaseOnAirNarrow() {
  return (
    <Scene {...narrowBitSize} ground="deep">
      <CaseGround tone="brand" opacity={0.7} narrow />
      <VoteText x={20} y={14} scale={1.154} />
      <StudioMicrophone x={80} y={80} stand={8} />
    </Scene>
  );
}
