import { At, type Place } from '../stage/At.tsx';
import { Finger } from './PhoneGrip.tsx';

/* Top, height, reach and turn of each finger, from the first down: the second is the longest, the little one thinner. */
const tips = [
  [0, 34, 17, -6],
  [33, 37, 30, -3],
  [69, 35, 25, 0],
  [103, 27, 10, 4],
] as const;

/** The fingers of a hand behind a phone, which come round its left edge, 45 wide and 130 high; x is that edge. */
export const Fingertips = (place: Place) => (
  <At {...place}>
    {tips.map(([top, height, reach, turn]) => (
      <Finger key={top} y={top} height={height} reach={reach} turn={turn} />
    ))}
  </At>
);
