import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { ShortAppointmentTemplate } from '../../kit/screens/AppointmentTemplate.tsx';
import { CampaignReport } from '../../kit/screens/CampaignReport.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';
import { sender } from '../services/smsCampaign.ts';

/** The head of the SMS page for phones: a template, one of its messages as it is read, and what became of all of them. */
export function BulkSmsHeroNarrow() {
  return (
    <Scene width={400} height={494} ground="brand">
      <Rings x={0} y={0} size={320} tone="brand-lift" />
      <Phone x={40} y={146} width={320} height={310} screen="surface-2" time="10:24">
        <Avatar x={40} y={57} size={34} tone="marigold" glyph="bell" />
        <Label x={68} y={64} size={19} weight={700}>
          {sender}
        </Label>
        <MessageBubble
          x={14}
          y={82}
          lines={['Your appointment is', 'on 16 Nov at 11 am.']}
          width={274}
          size={24}
          flat
        />
      </Phone>
      <ShortAppointmentTemplate x={20} y={14} />
      <StationArrow x={200} y={132} turn={90} scale={1.35} />
      <CampaignReport x={20} y={356} width={360} />
    </Scene>
  );
}
