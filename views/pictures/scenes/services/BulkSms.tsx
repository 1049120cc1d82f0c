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
      <CampaignReport x={28} y={368} width={262} />
      {/* It runs off the foot. */}
      <Phone x={334} y={28} width={278} height={540} screen="surface-2" time="10:24">
        <Avatar x={130} y={100} size={60} glyph="bell" />
        <Label x={130} y={164} size={22} weight={700} anchor="middle">
          {sender}
        </Label>
        <Label x={130} y={192} size={16} tone="muted" anchor="middle">
          Today 10:24
        </Label>
        <MessageBubble x={14} y={218} lines={appointment} width={232} size={22} flat />
        <rect x={14} y={424} width={232} height={38} rx={19} className="surface" />
        <Label x={130} y={448} size={16} tone="muted" anchor="middle">
          Replies not supported
        </Label>
      </Phone>
      {arrows.map(([y, glyph]) => (
        <g key={glyph}>
          <circle cx={312} cy={y} r={20} className="marigold" />
          <Glyph name={glyph} x={300} y={y - 12} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}
