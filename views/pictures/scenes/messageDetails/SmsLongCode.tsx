import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a customer sends a question to a number of ten digits. */
export function SmsLongCode() {
  return (
    <Scene width={240} height={200} ground="lilac" night="rimmed">
      <TextToCode code="92200 XXXXX" text="Open today?" />
    </Scene>
  );
}
