import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a listener sends a vote to a number of five digits. */
export function SmsShortCode() {
  return (
    <Scene width={240} height={200} ground="sand" night="rimmed">
      <TextToCode code="567XX" text="VOTE B" isShort />
    </Scene>
  );
}
