import { cardLoads } from './cardLoads.ts';

const [ananya, imran, gurpreet] = cardLoads;

/** The same cards later: what is left on each, in rupees, and the one that was lost. */
export const cardsInUse = [
  { load: ananya, left: '₹9,955', share: 9955 / 12000, blocked: false },
  { load: imran, left: '₹6,400', share: 6400 / 8000, blocked: false },
  { load: gurpreet, left: '₹3,150', share: 3150 / 5000, blocked: true },
] as const;

export type CardInUse = (typeof cardsInUse)[number];
