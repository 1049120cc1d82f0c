import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the customer's text alone. */
export function SmsLongCodeNarrow() {
  return (
    <Scene width={240} height={200} ground="lilac" night="rimmed">
      <TextToCode code="92200 XXXXX" text="Open today?" />
    </Scene>
  );
}
