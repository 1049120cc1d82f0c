import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { PaidSlip } from '../../kit/documents/PaidSlip.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const card = { width: 176, height: 176 } as const;

/* On the foot of the slip, under its words. */
const hand = { x: 112, y: 137, turn: 18, scale: 0.24 } as const;

/** For phones, from near and each with another thing: a finger on the keys of a terminal, a card at the small reader of an mPOS, and the slip that is given. */
export const PosStepsNarrow = () => (
  <Scene width={400} height={400} ground="dusk">
    <StationCard x={8} y={8} {...card} tone="green-soft" step={0}>
      <Terminal x={5} y={-10} scale={0.8} digits={24}>
        <Label x={84} y={44} size={24} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={84} y={92} size={46} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PressingHand x={88} y={146} turn={24} scale={0.24} sleeve="green" />
    </StationCard>
    <StationCard x={216} y={8} {...card} tone="brand-soft" step={1}>
      <PocketReader x={22} y={20} scale={0.56}>
        <Label x={64} y={36} size={34} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </PocketReader>
      <TappedCard x={138} y={106} scale={0.36} />
    </StationCard>
    <StationCard x={8} y={216} {...card} tone="marigold-soft" step={2}>
      <At {...hand}>
        <FingersBelow skin="skin" />
      </At>
      <PaidSlip x={26} y={16} />
      <At {...hand}>
        <ThumbAbove skin="skin" sleeve="green" reach={420} />
      </At>
    </StationCard>
    <StationArrow x={200} y={96} scale={0.8} />
    <StationArrow x={200} y={200} turn={135} scale={0.8} />
  </Scene>
);
