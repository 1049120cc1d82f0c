import type { Zone } from './zoneOutline.ts';

/** The larger islands of India and the zone that each is in: its latitude, its longitude, and how large its dot is on a map. */
export const zoneIslands: Readonly<
  Partial<Record<Zone, readonly (readonly [number, number, number])[]>>
> = {
  /* Lakshadweep. */
  6: [
    [11.3, 72.7, 3.5],
    [10.55, 72.65, 4],
    [10.85, 73.65, 3.5],
    [8.3, 73.05, 3.5],
  ],
  /* The Andaman and the Nicobar Islands. */
  7: [
    [13.3, 92.95, 6],
    [12.6, 92.9, 6],
    [11.9, 92.75, 6],
    [10.7, 92.5, 4.5],
    [9.2, 92.8, 3.5],
    [8, 93.4, 4],
    [6.95, 93.8, 5],
  ],
};
