import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { SendPanel } from '../../kit/screens/SendPanel.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';
import { sender } from '../services/smsCampaign.ts';

/** The head of the SMS page for phones: the list of numbers in the web panel, and one of its texts as it is read. */
export function BulkSmsHeroNarrow() {
  return (
    <Scene width={400} height={480} ground="brand">
      <Rings x={0} y={0} size={320} tone="brand-lift" />
      {/* It runs off the foot. */}
      <Phone x={40} y={278} width={320} height={420} screen="surface-2" time="10:24">
        <Avatar x={40} y={58} size={38} tone="marigold" glyph="bell" />
        <Label x={70} y={65} size={20} weight={700}>
          {sender}
        </Label>
        <MessageBubble
          x={14}
          y={84}
          lines={['Your appointment is', 'on 16 Nov at 11 am.']}
          width={274}
          size={23}
          flat
        />
      </Phone>
      <SendPanel x={24} y={16} scale={1.086} short />
      <StationArrow x={200} y={255} turn={90} scale={1.1} />
    </Scene>
  );
}
