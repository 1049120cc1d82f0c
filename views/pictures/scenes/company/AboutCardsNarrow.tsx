import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, the message beside the card. */
export const AboutCardsNarrow = () => (
  <Scene width={350} height={200} radius={0} ground="sand">
    <Rings x={350} y={200} size={240} tone="marigold-soft" />
    <PaymentCard x={28} y={26} scale={0.7} turn={-5} name="Ananya Sen" />
    <MessageBubble x={158} y={102} size={17} from="AX-MYSHOP-S" lines={['₹12,000 loaded']} />
  </Scene>
);
