import { figures } from '#content/figures.ts';
import { Headset } from '../../kit/devices/Headset.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const stars = 'M56 72h.1M208 48h.1M216 152h.1M264 88h.1M32 168h.1M616 72h.1M624 240h.1M272 208h.1';

/** A support chat in the night, with the headset of the one who answers. */
export function MissionSupport() {
  return (
    <Scene width={640} height={520} ground="deep">
      <path d={stars} className="stroke-on-deep" strokeWidth={4} opacity={0.6} />
      <path d="M120 40a60 60 0 1060 76 47 47 0 01-60-76z" className="marigold" />
      <Label x={40} y={240} size={56} weight={800} tone="on-deep">
        {figures.company.supportHours}
      </Label>
      <Phone x={280} y={32} width={328} height={640} time="02:42">
        <Label x={24} y={86} size={24} weight={800}>
          Support
        </Label>
        <Label x={286} y={86} size={20.5} tone="muted" anchor="end">
          Ticket 4182
        </Label>
        <path d="M0 104.5H310" className="stroke-line" />
        <MessageBubble
          x={56}
          y={118}
          width={232}
          size={19}
          own
          flat
          lines={['My recharge of ₹199', 'is pending. Why?']}
          time="02:40"
        />
        <MessageBubble
          x={24}
          y={232}
          width={224}
          size={19}
          flat
          from="Night desk"
          lines={['It failed at 02:31.', '₹199 is back on', 'your balance.']}
          time="02:41"
        />
        <MessageBubble
          x={80}
          y={396}
          width={208}
          size={19}
          own
          flat
          lines={['I see it, thank you.']}
        />
      </Phone>
      <Headset x={60} y={256} scale={1.04} />
    </Scene>
  );
}
