import { AmountPhone } from '../../kit/devices/AmountPhone.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { TapDisplay } from '../../kit/devices/TapDisplay.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { ShopBill } from '../../kit/documents/ShopBill.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { CounterEdge } from '../../kit/places/CounterEdge.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* Each is as wide as the words of its step below, so an arrow lies over the edges of two. */
const card = { y: 8, width: 358, height: 272, tone: 'brand-soft' } as const;

/** One sale from left to right, each step in a card over the words about it: the bill and its amount, the card at the machine beside the UPI code, the slip on paper or phone. */
export function PosSteps() {
  return (
    <Scene width={1136} height={288} ground="none">
      <StationCard x={0} {...card}>
        <CounterEdge y={245}>
          <ShopBill x={24} y={46} turn={-2} scale={0.88} />
          <AmountPhone x={210} y={20} scale={0.77} />
        </CounterEdge>
      </StationCard>
      <StationCard x={389} {...card}>
        <CounterEdge y={245}>
          <Terminal x={26} y={18} scale={0.67}>
            <TapDisplay>₹1,850</TapDisplay>
          </Terminal>
          <UpiStand x={230} y={104} scale={0.75} />
        </CounterEdge>
        <CardTap x={234} y={44} turn={-14} scale={0.3} />
      </StationCard>
      <StationCard x={778} {...card}>
        <CounterEdge y={245}>
          <ChargeSlip x={32} y={24} scale={0.735} />
          <Phone x={210} y={20} scale={0.77} width={160} height={350} time="">
            <circle cx={71} cy={114} r={42} className="brand-soft" />
            <Glyph name="chat" x={43} y={87} size={56} tone="brand-ink" />
            <Tick x={104} y={144} size={30} />
            <Label x={71} y={206} size={18} tone="muted" anchor="middle">
              Sent to
            </Label>
            <Label x={71} y={236} size={21} weight={700} anchor="middle">
              98300
            </Label>
            <Label x={71} y={262} size={21} weight={700} anchor="middle">
              XXXXX
            </Label>
          </Phone>
        </CounterEdge>
      </StationCard>
      <StationArrow x={373.5} y={144} scale={1.3} />
      <StationArrow x={762.5} y={144} scale={1.3} />
    </Scene>
  );
}
