import { AmountPhone } from '../../kit/devices/AmountPhone.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { TapDisplay } from '../../kit/devices/TapDisplay.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { ShopBill } from '../../kit/documents/ShopBill.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* Each is as wide as the words of its step below, so an arrow lies over the edges of two. */
const card = { y: 8, width: 358, height: 272, tone: 'ground' } as const;

/** One sale from left to right, each step in a card over the words about it: the bill and its amount, the card at the machine beside the UPI code, the slip on paper or phone. */
export function PosSteps() {
  return (
    <Scene width={1136} height={288} ground="none">
      <StationCard x={0} {...card}>
        <ShopBill x={28} y={42} turn={-2} scale={0.84} />
        <AmountPhone x={210} y={28} scale={0.77} />
      </StationCard>
      <StationCard x={389} {...card}>
        <Terminal x={28} y={24} scale={0.583}>
          <TapDisplay>₹1,850</TapDisplay>
        </Terminal>
        <UpiStand x={217} y={116} scale={0.7} />
        <CardTap x={189} y={54} turn={5} scale={0.28} />
      </StationCard>
      <StationCard x={778} {...card}>
        <ChargeSlip x={32} y={24} scale={0.735} />
        <Phone x={217} y={25} scale={0.78} width={140} height={285} time="">
          <circle cx={61} cy={104} r={36} className="brand-soft" />
          <Glyph name="chat" x={37} y={81} size={48} tone="brand-ink" />
          <Tick x={90} y={130} size={26} />
          <Label x={61} y={190} size={17} tone="muted" anchor="middle">
            Sent to
          </Label>
          <Label x={61} y={216} size={14.5} weight={700} anchor="middle">
            98300 XXXXX
          </Label>
        </Phone>
      </StationCard>
      <StationArrow x={373.5} y={144} scale={1.3} />
      <StationArrow x={762.5} y={144} scale={1.3} />
    </Scene>
  );
}
