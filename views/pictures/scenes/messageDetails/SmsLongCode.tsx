import { PersonBust } from '../../kit/people/Person.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a customer asks a number of ten digits, and the head of who answers under the header of the shop. */
export function SmsLongCode() {
  return (
    <Scene width={400} height={164} ground="lilac" radius={0} night="rimmed">
      <At x={-12} y={-10} scale={0.9}>
        <TextToCode code="92200 XXXXX" text="Open today?" />
      </At>
      <PersonBust x={304} y={94} scale={0.55} clothes="marigold" looks="left" />
      <MessageBubble
        x={212}
        y={10}
        width={172}
        size={18}
        lines={['Yes, until 9 pm.']}
        from="AX-MYSHOP-S"
        tail={[84, 118]}
      />
    </Scene>
  );
}
