import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { ShopBill } from '../../kit/documents/ShopBill.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { TypedSale } from '../../kit/screens/TypedSale.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

/* Each is as wide as the words of its step below, so an arrow lies over the edges of two. */
const card = { y: 8, width: 358, height: 272, tone: 'brand-soft' } as const;

/** One sale from left to right, each step in a card over the words about it: the bill and its amount in the app of a phone, the card at a pocket reader beside the UPI code, the slip on paper or phone. */
export function PosSteps() {
  return (
    <Scene width={1136} height={288} ground="none">
      <StationCard x={0} {...card}>
        {/* From above: the counter is the whole ground. */}
        <path d="M0 0H400V300H0z" fill="url(#sheen)" />
        <ShopBill x={14} y={46} scale={0.76} />
        <TypedSale x={178} y={14} scale={0.75}>
          ₹1,850
        </TypedSale>
        <PressingHand x={266} y={256} turn={12} scale={0.32} sleeve="green" />
      </StationCard>
      <StationCard x={389} {...card}>
        <CounterTop y={222} depth={34} />
        <ContactShadow x={61} y={244} width={100} />
        <UpiStand x={24} y={147} scale={0.52} />
        <ContactShadow x={179} y={245} width={134} />
        <PocketReader x={112} y={18} scale={0.92}>
          <Label x={64} y={34} size={28} weight={800} anchor="middle">
            ₹1,850
          </Label>
        </PocketReader>
        <CardHeldOut x={286} y={176} turn={50} scale={0.46} digits="4417" />
      </StationCard>
      <StationCard x={778} {...card}>
        <CounterTop y={222} depth={34} />
        <ContactShadow x={110} y={244} width={160} />
        <ChargeSlip x={36} y={30} scale={0.71} />
        <ContactShadow x={270} y={245} width={122} />
        <SentTo />
      </StationCard>
      <StationArrow x={373.5} y={144} scale={1.3} />
      <StationArrow x={762.5} y={144} scale={1.3} />
    </Scene>
  );
}

/* The slip as a message on the customer's phone. */
const SentTo = () => (
  <Phone x={214} y={30} scale={0.7} width={160} height={306} time="">
    <circle cx={71} cy={92} r={40} className="brand-soft" />
    <Glyph name="chat" x={44} y={66} size={54} tone="brand-ink" />
    <Tick x={102} y={118} size={30} />
    <Label x={71} y={184} size={19} tone="muted" anchor="middle">
      Sent to
    </Label>
    <Label x={71} y={216} size={23} weight={700} anchor="middle">
      98300
    </Label>
    <Label x={71} y={244} size={23} weight={700} anchor="middle">
      XXXXX
    </Label>
  </Phone>
);
