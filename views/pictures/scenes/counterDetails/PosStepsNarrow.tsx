import { AmountKeypad } from '../../kit/devices/AmountKeypad.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { PrintingTerminal } from '../../kit/devices/PrintingTerminal.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { HangingSari } from '../../kit/places/HangingSari.tsx';
import { ShopLamp } from '../../kit/places/SariShopWall.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const card = { width: 176, height: 176, tone: 'green-soft' } as const;

/* The same at each step. */
const Counter = () => (
  <>
    <path d="M0 136H180V180H0z" fill="url(#sheen)" />
    <path d="M0 132H180V150H0z" className="brand-lift" />
  </>
);

/** For phones, at the counter of a sari shop: the total of the bill on a keypad, the card at the terminal beside the UPI code, and the slip in the terminal and on a phone, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={400} ground="dusk">
      <StationCard x={8} y={8} {...card} step={0}>
        <HangingSari x={8} y={12} scale={0.5} tone="red" zari="code-string" />
        <HangingSari x={46} y={12} scale={0.5} tone="brand" zari="code-string" />
        <path d="M-4 12H84" className="stroke-marigold" strokeWidth={4} />
        <ShopLamp x={130} y={-36} scale={0.6} />
        <Counter />
        <ContactShadow x={44} y={160} width={80} />
        <NearBill x={12} y={62} scale={0.82} />
        <ContactShadow x={122} y={162} width={100} />
        <AmountKeypad x={82} y={58} scale={0.68} small />
        <PressingHand x={121} y={119} turn={34} scale={0.18} sleeve="green" />
      </StationCard>
      <StationCard x={216} y={8} {...card} step={1}>
        <Counter />
        <ContactShadow x={37} y={160} width={64} />
        <UpiStand x={12} y={88} scale={0.38} small />
        <ShopLamp x={38} y={-36} scale={0.6} />
        <Terminal x={70} y={16} scale={0.46} small>
          <Label x={84} y={74} size={44} weight={800} anchor="middle">
            ₹1,850
          </Label>
        </Terminal>
        <TappedCard x={126} y={112} scale={0.3} />
      </StationCard>
      <StationCard x={8} y={216} {...card} step={2}>
        <Counter />
        <ShopLamp x={138} y={-36} scale={0.6} />
        <PrintingTerminal x={6} y={80} scale={0.46} />
        <ContactShadow x={143} y={160} width={68} />
        <SentSlip x={107} y={44} scale={0.5} />
      </StationCard>
      <StationArrow x={200} y={96} scale={0.8} />
      <StationArrow x={200} y={200} turn={135} scale={0.8} />
    </Scene>
  );
}

/* What is paid, 92 × 118; the phone lies over its right edge. */
const NearBill = (place: Place) => (
  <At {...place}>
    <Shadow width={92} height={112} radius={4} />
    <g className="sheet">
      <path d={`M0 118V4${'l5.750-4 5.750 4'.repeat(8)}V118z`} className="paper" />
      <Label x={10} y={26} size={16} weight={700}>
        Bill
      </Label>
      <path d="M11 41H56M11 54H48" className="stroke-faint" strokeWidth={4} />
      <rect y={66} width={92} height={40} className="marigold-soft" />
      <Label x={9} y={92} size={17} weight={800}>
        ₹1,850
      </Label>
    </g>
  </At>
);

/* The slip as a message, from near, 128 × 230. */
const SentSlip = (place: Place) => (
  <Phone {...place} width={128} height={230} time="">
    <rect x={5} y={54} width={100} height={104} rx={12} className="brand-soft" />
    <Label x={55} y={92} size={26} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <Tick x={55} y={126} size={34} />
  </Phone>
);
