import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A number of five digits and a vote that a listener sends to it. */
export function SmsShortCode() {
  return (
    <Scene width={240} height={176} ground="warm" radius={0}>
      <g transform="translate(20 24)">
        <Shadow width={136} height={56} />
        <rect width={136} height={56} rx={16} className="marigold" />
        <Label x={68} y={37} size={24} weight={800} tone="deep" anchor="middle">
          567XX
        </Label>
      </g>
      <MessageBubble x={108} y={100} width={112} size={20} lines={['VOTE B']} />
    </Scene>
  );
}
