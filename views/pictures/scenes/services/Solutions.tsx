import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Hoarding } from '../../kit/Hoarding.tsx';
import { Inbox } from '../../kit/Inbox.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SimModem } from '../../kit/SimModem.tsx';

/** A text on its way: from the hoarding that asks for it, by the phone that sends it, to the inbox. */
export function Solutions() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={520} size={400} />
      <Hoarding x={32} y={28} />
      <Phone x={32} y={236} width={240} height={480} screen="surface-2" time="10:24">
        <Label x={111} y={72} size={18} weight={700} anchor="middle">
          567XX
        </Label>
        <path d="M0 88.500H222" className="stroke-line" />
        <MessageBubble
          x={18}
          y={98}
          own
          width={188}
          lines={['TRIAL 700019']}
          size={19}
          time="10:24"
          flat
        />
        <MessageBubble
          x={16}
          y={184}
          width={172}
          lines={['Your trial is', 'open for 7 days.']}
          size={17}
          flat
        />
      </Phone>
      <SimModem x={432} y={32} />
      <Connector from={[520, 264]} to={[520, 292]} tone="green" upright arrow />
      <Connector from={[252, 384]} to={[302, 384]} tone="brand-lift" arrow />
      <Inbox x={308} y={296} width={304} hosted />
    </Scene>
  );
}
