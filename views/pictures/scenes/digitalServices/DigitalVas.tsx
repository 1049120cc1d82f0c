import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterPhone, posterSize } from './posterSize.ts';

/** Messages of a shop on the phone of a customer, and her answer. */
export function DigitalVas() {
  return (
    <Scene {...posterSize} radius={0}>
      <Rings x={280} y={376} size={300} />
      <Phone {...posterPhone} head={96}>
        <Label x={103} y={76} size={18} weight={700} tone="on-brand" anchor="middle">
          Das Electricals
        </Label>
        <MessageBubble
          x={14}
          y={116}
          width={170}
          size={17}
          flat
          lines={['Your fan has', 'left our shop.', 'Here by 6 pm.']}
        />
        <MessageBubble
          x={38}
          y={244}
          width={154}
          size={17}
          own
          flat
          lines={['Please ring', 'at the gate.']}
        />
      </Phone>
    </Scene>
  );
}
