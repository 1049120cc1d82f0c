import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, the message beside the card. */
export const AboutCardsNarrow = () => (
  <Scene width={350} height={233} radius={0} ground="sand">
    <Rings x={350} y={233} size={240} tone="marigold-soft" />
    <PaymentCard x={26} y={36} scale={0.76} turn={-5} name="Ananya Sen" />
    <MessageBubble x={158} y={128} size={17} from="AX-MYSHOP-S" lines={['₹12,000 loaded']} />
  </Scene>
);
