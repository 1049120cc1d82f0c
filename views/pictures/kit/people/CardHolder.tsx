import { PanCard } from '../documents/PanCard.tsx';
import { StampedEnvelope } from '../documents/StampedEnvelope.tsx';
import type { Place } from '../stage/At.tsx';
import { PersonActing } from './PersonActing.tsx';

/** Who has received her PAN card, 96 × 264: she holds it up at the left, to -78, and in the other hand its envelope. */
export const CardHolder = (place: Place) => (
  <PersonActing
    {...place}
    hair="bun"
    clothes="red"
    looks="left"
    arms={[
      {
        shoulder: [25, 70],
        elbow: [8, 108],
        wrist: [-8, 86],
        thumb: 'right',
        children: <PanCard x={-78} y={36} scale={0.37} turn={-4} />,
      },
      {
        shoulder: [71, 70],
        elbow: [84, 106],
        wrist: [62, 124],
        thumb: 'right',
        children: <StampedEnvelope x={16} y={108} scale={0.5} turn={-6} />,
      },
    ]}
  />
);
