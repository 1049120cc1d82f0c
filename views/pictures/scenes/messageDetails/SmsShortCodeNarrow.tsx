import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the listener's text alone. */
export function SmsShortCodeNarrow() {
  return (
    <Scene width={240} height={200} ground="sand" night="rimmed">
      <TextToCode code="567XX" text="VOTE B" isShort />
    </Scene>
  );
}
