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

/** A template, one of its messages on a phone, and what became of all of them. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <AppointmentTemplate x={28} y={40} />
      <CampaignReport x={28} y={356} width={262} />
      {/* It runs off the foot. */}
      <Phone x={350} y={40} width={262} height={540} screen="surface-2" time="10:24">
        <Avatar x={122} y={100} size={60} glyph="bell" />
        <Label x={122} y={164} size={22} weight={700} anchor="middle">
          {sender}
        </Label>
        <Label x={122} y={192} size={16} tone="muted" anchor="middle">
          Today 10:24
        </Label>
        <MessageBubble x={14} y={218} lines={appointment} width={218} size={20.5} flat />
        <rect x={14} y={424} width={218} height={38} rx={19} className="surface" />
        <Label x={122} y={448} size={16} tone="muted" anchor="middle">
          Replies not supported
        </Label>
      </Phone>
      <path d="M294 186H346" className="stroke-marigold" strokeWidth={4} />
      <circle cx={320} cy={186} r={19} className="marigold" />
      <Glyph name="arrow-right" x={308} y={174} tone="deep" bold />
    </Scene>
  );
}
