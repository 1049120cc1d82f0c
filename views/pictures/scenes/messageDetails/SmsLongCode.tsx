import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A number of ten digits and a question that a customer sends to it. */
export function SmsLongCode() {
  return (
    <Scene width={240} height={200} ground="none">
      <TextToCode code="92200 XXXXX" text="Open today?" />
    </Scene>
  );
}
