import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** Messages of a shop that come out of the phone of a customer, and her answer. */
export function DigitalVas() {
  return (
    <Scene {...posterSize} radius={0}>
      <Rings x={280} y={376} size={300} />
      <Phone
        x={28}
        y={50}
        turn={-9}
        scale={0.78}
        width={212}
        height={392}
        head={92}
        screen="brand-soft"
        time=""
      >
        <Label x={97} y={72} size={21} weight={700} tone="on-brand" anchor="middle">
          Das Electricals
        </Label>
      </Phone>
      <MessageBubble
        x={72}
        y={124}
        width={188}
        size={21}
        lines={['Your fan will', 'come by 6 pm.']}
      />
      <MessageBubble
        x={88}
        y={232}
        width={166}
        size={21}
        own
        lines={['Please ring', 'at the gate.']}
      />
    </Scene>
  );
}
