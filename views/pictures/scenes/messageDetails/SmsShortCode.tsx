import { AnsweredText } from '../../kit/screens/AnsweredText.tsx';
import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a listener sends a vote to a number of five digits, and the answer under the company's header. */
export function SmsShortCode() {
  return (
    <Scene width={360} height={200} ground="sand" night="rimmed">
      <At x={-4} y={4} scale={0.86}>
        <TextToCode code="567XX" text="VOTE B" isShort />
      </At>
      <AnsweredText x={170} y={74} from="AX-MYFM-S">
        Your vote is B.
      </AnsweredText>
    </Scene>
  );
}
