import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A number of five digits and a vote that a listener sends to it. */
export function SmsShortCode() {
  return (
    <Scene width={240} height={200} ground="none">
      <TextToCode code="567XX" text="VOTE B" isShort />
    </Scene>
  );
}
