import { SmallPanCard } from '../documents/PanCard.tsx';
import { StampedEnvelope } from '../documents/StampedEnvelope.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FingersBelow, PalmBehind, Thumb } from './Hand.tsx';
import { PersonActing } from './PersonActing.tsx';

/* Where the tips of the thumbs are, and their hands come from. */
const onCard = { x: -14.5, y: 70, turn: 50, scale: 0.15 } as const;
const onEnvelope = { x: 56, y: 129.5, turn: -39, scale: 0.11 } as const;

/* Held up between thumb and fingers. */
const HeldCard = () => (
  <>
    <At {...onCard}>
      <FingersBelow skin="skin" />
    </At>
    <SmallPanCard x={-50} y={47} scale={0.26} turn={-5} />
    <At {...onCard}>
      <Thumb skin="skin" />
    </At>
  </>
);

/* Its fingers are behind it. */
const HeldEnvelope = () => (
  <>
    <At {...onEnvelope}>
      <PalmBehind skin="skin" />
    </At>
    <StampedEnvelope x={11} y={110} scale={0.5} turn={-6} />
    <At {...onEnvelope}>
      <Thumb skin="skin" />
    </At>
  </>
);

/** Who has received her PAN card, 96 × 264: she holds it up at the left, to -50, and in the other hand its envelope. */
export const CardHolder = (place: Place) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="bun"
      clothes="red"
      tucked
      looks="left"
      arms={[
        {
          shoulder: [25, 70],
          elbow: [10, 108],
          wrist: [-6, 87],
          thumb: 'right',
          hand: 'none',
          children: <HeldCard />,
        },
        {
          shoulder: [71, 70],
          elbow: [85, 107],
          wrist: [70, 123],
          thumb: 'right',
          hand: 'none',
          children: <HeldEnvelope />,
        },
      ]}
    />
  </At>
);
