import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { CampaignReport } from '../../kit/screens/CampaignReport.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { sender } from '../services/smsCampaign.ts';

/** The head of the SMS page for phones: a message as it is read, and what became of all of them. */
export function BulkSmsHeroNarrow() {
  return (
    <Scene width={400} height={432} ground="brand">
      <Rings x={0} y={0} size={320} tone="brand-lift" />
      <Phone x={40} y={24} width={320} height={640} screen="surface-2" time="10:24">
        <Avatar x={44} y={80} size={44} glyph="bell" />
        <Label x={78} y={87} size={19} weight={700}>
          {sender}
        </Label>
        <MessageBubble
          x={24}
          y={114}
          lines={['Your appointment is', 'on 16 Nov at 11 am.', 'Please come early.']}
          width={258}
          size={21}
          flat
        />
      </Phone>
      <CampaignReport x={20} y={290} width={360} />
    </Scene>
  );
}
