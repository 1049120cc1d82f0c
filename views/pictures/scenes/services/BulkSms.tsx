import { Phone } from '../../kit/devices/Phone.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { SendPanel } from '../../kit/screens/SendPanel.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';
import { appointment, sender } from './smsCampaign.ts';

/** The web panel with its list of numbers, and the text that the first of them receives. */
export function BulkSms() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      {/* It runs off the foot. */}
      <Phone x={382} y={52} scale={0.92} width={250} height={540} screen="surface-2" time="10:24">
        <Avatar x={116} y={100} size={60} glyph="bell" />
        <Label x={116} y={164} size={22} weight={700} anchor="middle">
          {sender}
        </Label>
        <Label x={116} y={192} size={16} tone="muted" anchor="middle">
          Today 10:24
        </Label>
        <MessageBubble x={12} y={218} lines={appointment} width={208} size={19.5} flat />
        <rect x={12} y={424} width={208} height={38} rx={19} className="surface" />
        <Label x={116} y={448} size={16} tone="muted" anchor="middle">
          Replies not supported
        </Label>
      </Phone>
      <SendPanel x={28} y={80} scale={0.92} />
      <StationArrow x={354} y={207} scale={1.25} />
    </Scene>
  );
}
