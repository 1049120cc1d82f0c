import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A prepaid card, and the text message about what was loaded to it. */
export const AboutCards = () => (
  <Scene width={400} height={500} ground="sand" grows="around">
    <Rings x={400} y={500} size={360} tone="marigold-soft" />
    <PaymentCard x={30} y={112} scale={1.08} turn={-6} name="Ananya Sen" />
    <MessageBubble x={84} y={312} size={30} lines={['₹12,000 loaded']} />
  </Scene>
);
