import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { CounterTop } from '../../kit/places/CounterTop.tsx';
import { TypedSale } from '../../kit/screens/TypedSale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const card = { width: 176, height: 176, tone: 'brand-soft' } as const;
const counter = { y: 146, depth: 20 } as const;

/** For phones: the bill and its amount in the app of a phone, the card at a pocket reader beside the UPI code, and the slip, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={400} ground="dusk">
      <StationCard x={8} y={8} {...card} step={0}>
        <path d="M0 0H200V200H0z" fill="url(#sheen)" />
        <NearBill x={6} y={36} />
        <TypedSale x={84} y={16} scale={0.42} narrow>
          ₹1,850
        </TypedSale>
        <PressingHand x={128} y={142} turn={20} scale={0.2} sleeve="green" />
      </StationCard>
      <StationCard x={216} y={8} {...card} step={1}>
        <CounterTop {...counter} />
        <ContactShadow x={34} y={158} width={60} />
        <UpiStand x={10} y={91} scale={0.36} small />
        <ContactShadow x={112} y={159} width={88} />
        <PocketReader x={66} y={14} scale={0.58}>
          <Label x={64} y={35} size={31} weight={800} anchor="middle">
            ₹1,850
          </Label>
        </PocketReader>
        <CardHeldOut x={146} y={112} turn={50} scale={0.24} />
      </StationCard>
      <StationCard x={8} y={216} {...card} step={2}>
        <CounterTop {...counter} />
        <ContactShadow x={88} y={158} width={156} />
        <ApprovedSlip x={18} y={12} />
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

const slip = `M0 146V5${'l7-5 7 5'.repeat(10)}V146z`;

/* The slip from near, 140 × 146. */
const ApprovedSlip = (place: Place) => (
  <At {...place}>
    <Shadow width={140} height={140} radius={4} />
    <g className="sheet">
      <path d={slip} className="paper" />
      <Label x={70} y={36} size={18} weight={700} anchor="middle">
        Charge slip
      </Label>
      <path d="M14 51.500H126" className="stroke-line" strokeWidth={2} />
      <Label x={70} y={88} size={32} weight={800} anchor="middle">
        ₹1,850
      </Label>
      <Pill x={70} y={103} anchor="middle" tone="green" glyph="check" size={15}>
        Approved
      </Pill>
    </g>
  </At>
);
