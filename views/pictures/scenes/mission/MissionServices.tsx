import { Phone } from '../../kit/devices/Phone.tsx';
import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { PaymentCard } from '../../kit/money/PaymentCard.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One counter in the centre, and the five services that it sells. */
export function MissionServices() {
  return (
    <Scene width={640} height={520}>
      {[360, 248, 176].map((radius) => (
        <circle
          key={radius}
          cx={320}
          cy={296}
          r={radius}
          className="stroke-brand-lift"
          strokeDasharray="2 10"
          strokeWidth={2}
          opacity={0.5}
        />
      ))}
      <circle cx={320} cy={296} r={136} className="brand-soft" opacity={0.6} />
      <Connector from={[220, 272]} to={[159, 176]} />
      <Connector from={[276, 418]} to={[168, 440]} />
      <Connector from={[420, 272]} to={[464, 136]} />
      <Connector from={[364, 418]} to={[436, 440]} />
      <Connector from={[320, 180]} to={[320, 123]} upright />
      <Shop x={212} y={180} scale={0.9} hair="bun" clothes="deep-lift" />
      <Phone x={24} y={40} width={232} height={404} scale={0.58} time="">
        <Label x={107} y={148} size={37} tone="muted" anchor="middle">
          Recharge
        </Label>
        <Label x={107} y={224} size={64} weight={800} anchor="middle">
          ₹299
        </Label>
        <Pill x={107} y={264} anchor="middle" tone="green" size={35}>
          Done
        </Pill>
      </Phone>
      <PaperDocument x={24} y={304} width={144} height={184}>
        <Glyph name="bolt" x={16} y={16} size={40} tone="marigold" bold />
        <Label x={20} y={88} size={21} weight={600}>
          Electricity
        </Label>
        <Label x={20} y={124} size={28} weight={800}>
          ₹1,240
        </Label>
        <Pill x={20} y={134} tone="green" size={19}>
          Paid
        </Pill>
      </PaperDocument>
      <MessageBubble x={232} y={32} width={184} size={21} lines={['Your order', 'is ready.']} />
      <Ticket x={464} y={48} width={152} height={200} tear={128} across>
        <Glyph name="train" x={16} y={20} size={36} tone="brand" />
        <Label x={20} y={84} size={21} weight={600}>
          Howrah
        </Label>
        <Label x={20} y={110} size={21} weight={600}>
          to Patna
        </Label>
        <Label x={20} y={174} size={24} weight={800}>
          B2 · 31
        </Label>
      </Ticket>
      <PaymentCard x={436} y={376} scale={0.592} name="Ananya Sen" />
    </Scene>
  );
}
