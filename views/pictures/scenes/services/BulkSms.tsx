import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { AppointmentTemplate } from '../../kit/screens/AppointmentTemplate.tsx';
import { CampaignReport } from '../../kit/screens/CampaignReport.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { appointment, sender } from './smsCampaign.ts';

/** In the middle of the gutter between the cards and the phone, which they join. */
const arrows = [
  [180, 'arrow-right'],
  [418, 'arrow-left'],
] as const;

/** A template, one of its messages on a phone, and what became of all of them. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <AppointmentTemplate x={20} y={40} />
      <CampaignReport x={20} y={356} width={324} />
      <Phone x={376} y={40} width={244} height={440} screen="surface-2" time="10:24">
        <Avatar x={113} y={92} size={52} glyph="bell" />
        <Label x={113} y={146} size={19} weight={700} anchor="middle">
          {sender}
        </Label>
        <Label x={113} y={178} size={14} tone="muted" anchor="middle">
          Today 10:24
        </Label>
        <MessageBubble x={16} y={200} lines={appointment} width={194} size={18} flat />
        <rect x={22} y={368} width={182} height={36} rx={18} className="surface" />
        <Label x={113} y={391} size={14} tone="muted" anchor="middle">
          Replies not supported
        </Label>
      </Phone>
      {arrows.map(([y, glyph]) => (
        <g key={glyph}>
          <circle cx={360} cy={y} r={23} className="marigold" />
          <Glyph name={glyph} x={346} y={y - 14} size={28} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}
