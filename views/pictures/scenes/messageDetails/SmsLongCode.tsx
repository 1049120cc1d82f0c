import { Shop } from '../../kit/places/Shop.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { TextToCode } from '../../kit/screens/TextToCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone from which a customer asks a number of ten digits, and the shop that answers under its header. */
export function SmsLongCode() {
  return (
    <Scene width={600} height={220} ground="lilac" night="rimmed">
      <path d="M0 196H600V220H0z" className="brand-lift" opacity={0.3} />
      <At x={-10} y={0}>
        <TextToCode code="92200 XXXXX" text="Open today?" />
      </At>
      <MessageBubble
        x={216}
        y={56}
        width={172}
        size={18}
        lines={['Yes, until 9 pm.']}
        from="AX-MYSHOP-S"
        tail={[182, 100]}
      />
      <Shop x={404} y={15} scale={0.74} clothes="marigold" fascia looks="left" />
    </Scene>
  );
}
