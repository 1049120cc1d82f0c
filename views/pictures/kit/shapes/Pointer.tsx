import { At, type Place } from '../stage/At.tsx';

const arrow = 'M0 0v32l8-8 6 13.500 7.200-3.600-6.200-12.500h11.500z';

/** The pointer of a mouse, 27 × 38; its tip is at 0,0. */
export const Pointer = (place: Place) => (
  <At {...place}>
    <path d={arrow} className="stroke-paper" strokeWidth={4} />
    <path d={arrow} className="ink" />
  </At>
);
