import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the same without the shop. */
export function SmsLongCodeNarrow() {
  return (
    <Scene width={400} height={184} ground="lilac" night="rimmed">
      <At x={-12} y={0}>
        <TextToCode code="92200 XXXXX" text="Open today?" />
      </At>
      <MessageBubble
        x={212}
        y={56}
        width={172}
        size={18}
        lines={['Yes, until 9 pm.']}
        from="AX-MYSHOP-S"
      />
    </Scene>
  );
}
