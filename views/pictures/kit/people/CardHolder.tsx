import { PanCard } from '../documents/PanCard.tsx';
import { StampedEnvelope } from '../documents/StampedEnvelope.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FingersAround, ThumbOnTop } from './HoldingHand.tsx';
import { SashShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

/* At the card’s right edge, below the name and beside the number, of which it hides nothing. */
const hand = { x: 69, y: 35, scale: 0.42 } as const;

const HeldCard = () => (
  <At x={-88.5} y={26} turn={-6}>
    <At {...hand}>
      <FingersAround />
    </At>
    <PanCard x={0} y={0} scale={0.352} />
    <At {...hand}>
      <ThumbOnTop />
    </At>
  </At>
);

/* The upper arm away from the body, the forearm upright. */
const showing = {
  shoulder: [25, 70],
  elbow: [5, 112],
  wrist: [3.8, 77],
  fold: 0.55,
  thumb: 'right',
  hand: 'none',
  children: <HeldCard />,
} as const;

/* Across the body, the hand flat on the envelope. */
const pressing = {
  shoulder: [71, 70],
  elbow: [87, 109],
  wrist: [67, 124],
  thumb: 'right',
  hand: 'open',
} as const;

/** Who has received her PAN card, 96 × 264: she holds it up at the left, to -89, and presses its envelope to herself. */
export const CardHolder = (place: Place) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="bun"
      clothes="red"
      tucked
      looks="left"
      arms={[showing, pressing]}
    >
      <StampedEnvelope x={10} y={102} turn={-6} scale={0.5} />
    </PersonActing>
    <SashShoulder tone="marigold" />
  </At>
);
