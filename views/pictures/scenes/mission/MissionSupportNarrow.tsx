import { figures } from '#content/figures.ts';
import { Headset } from '../../kit/devices/Headset.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const stars = 'M32 40h.1M128 24h.1M132 104h.1M24 112h.1M386 60h.1';

/** For phones: the question in the night and its answer, with the headset of the one who answers. */
export function MissionSupportNarrow() {
  return (
    <Scene {...narrowMissionSize} ground="deep">
      <path d={stars} className="stroke-on-deep" strokeWidth={3} opacity={0.6} />
      <path d="M74 22a38 38 0 1038 48 30 30 0 01-38-48z" className="marigold" />
      <Label x={20} y={156} size={38} weight={800} tone="on-deep">
        {figures.company.supportHours}
      </Label>
      <Phone x={144} y={20} width={244} height={420} time="02:40">
        <Label x={22} y={74} size={19} weight={800}>
          Support
        </Label>
        <path d="M0 88.5H226" className="stroke-line" />
        <MessageBubble
          x={40}
          y={98}
          width={172}
          size={17}
          own
          flat
          lines={['My recharge of', '₹199 is pending.']}
        />
        <MessageBubble
          x={18}
          y={190}
          width={184}
          size={17}
          flat
          lines={['It failed. ₹199 is', 'on your balance.']}
        />
      </Phone>
      <Headset x={18} y={178} scale={0.56} />
    </Scene>
  );
}
