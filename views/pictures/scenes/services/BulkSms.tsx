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

/** In the middle of the gutter between the cards and the phone, and free on both sides. */
const arrows = [
  [186, 'arrow-right'],
  [430, 'arrow-left'],
] as const;

/** A template, one of its messages on a phone, and what became of all of them. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <AppointmentTemplate x={28} y={28} />
      <CampaignReport x={28} y={368} width={290} />
      {/* It runs off the foot. */}
      <Phone x={374} y={28} width={238} height={540} screen="surface-2" time="10:24">
        <Avatar x={110} y={104} size={60} glyph="bell" />
        <Label x={110} y={166} size={19} weight={700} anchor="middle">
          {sender}
        </Label>
        <Label x={110} y={196} size={15} tone="muted" anchor="middle">
          Today 10:24
        </Label>
        <MessageBubble x={14} y={226} lines={appointment} width={192} size={18} flat />
        <rect x={14} y={418} width={192} height={38} rx={19} className="surface" />
        <Label x={110} y={442} size={15} tone="muted" anchor="middle">
          Replies not supported
        </Label>
      </Phone>
      {arrows.map(([y, glyph]) => (
        <g key={glyph}>
          <circle cx={346} cy={y} r={20} className="marigold" />
          <Glyph name={glyph} x={334} y={y - 12} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}
