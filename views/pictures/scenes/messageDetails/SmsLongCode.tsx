import { AnsweredText } from '../../kit/screens/AnsweredText.tsx';
import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a customer sends a question to a number of ten digits, and the answer under the company's header. */
export function SmsLongCode() {
  return (
    <Scene width={360} height={200} ground="lilac" night="rimmed">
      <At x={-4} y={4} scale={0.86}>
        <TextToCode code="92200 XXXXX" text="Open today?" />
      </At>
      <AnsweredText x={170} y={74} from="AX-MYSHOP-S">
        Yes, until 9 pm.
      </AnsweredText>
    </Scene>
  );
}
