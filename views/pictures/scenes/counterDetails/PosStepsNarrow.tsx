import { AmountPhone } from '../../kit/devices/AmountPhone.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { UsedCard } from '../../kit/money/UsedCard.tsx';
import { CounterEdge } from '../../kit/places/CounterEdge.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const card = { width: 176, height: 176, tone: 'brand-soft' } as const;

/** For phones: the amount, the card at the machine, and the slip, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={400} ground="dusk">
      <StationCard x={8} y={8} {...card} step={0}>
        <CounterEdge y={156}>
          <AmountPhone x={30} y={14} scale={0.72} />
        </CounterEdge>
      </StationCard>
      <StationCard x={216} y={8} {...card} step={1}>
        <CounterEdge y={156}>
          <Terminal x={7} y={22} scale={0.78}>
            <Label x={84} y={40} size={36} weight={800} anchor="middle">
              ₹1,850
            </Label>
            <Label x={84} y={66} size={20} weight={600} tone="muted" anchor="middle">
              Tap or insert
            </Label>
          </Terminal>
        </CounterEdge>
        <UsedCard
          x={68}
          y={112}
          turn={-8}
          scale={0.55}
          face={<CardFace tone="deep-lift" ink="on-brand" groups={0} />}
        />
      </StationCard>
      <StationCard x={8} y={216} {...card} step={2}>
        <CounterEdge y={156}>
          <ApprovedSlip x={18} y={16} />
        </CounterEdge>
      </StationCard>
      <StationArrow x={200} y={96} scale={0.8} />
      <StationArrow x={200} y={200} turn={135} scale={0.8} />
    </Scene>
  );
}

const slip = `M0 160V5${'l7-5 7 5'.repeat(10)}V160z`;

/* The slip from near, 140 wide, its foot behind the counter. */
const ApprovedSlip = (place: Place) => (
  <At {...place}>
    <Shadow width={140} height={150} radius={4} />
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
