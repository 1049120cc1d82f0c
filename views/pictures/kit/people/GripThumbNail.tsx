import { At, type Place } from '../stage/At.tsx';

/** The nail of a thumb that lies upwards over the edge of what a hand holds; its upper edge is at 0,0. */
export const GripThumbNail = (place: Place) => (
  <At {...place}>
    <path
      d="M-5.600 6Q-5.600-1.300 0-1.300T5.600 6L5 12.200Q0 15.800-5 12.200z"
      className="on-brand"
      opacity={0.32}
    />
  </At>
);
