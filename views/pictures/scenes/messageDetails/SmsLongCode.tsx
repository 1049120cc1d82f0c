import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A number of ten digits and a question that a customer sends to it. */
export function SmsLongCode() {
  return (
    <Scene width={240} height={176} ground="tint" radius={0}>
      <Panel x={20} y={24} width={200} height={56} tone="sheen">
        <Label x={100} y={37} size={24} weight={800} tone="on-brand" anchor="middle">
          92200 XXXXX
        </Label>
      </Panel>
      <MessageBubble x={60} y={100} width={160} size={20} lines={['Open today?']} />
    </Scene>
  );
}
