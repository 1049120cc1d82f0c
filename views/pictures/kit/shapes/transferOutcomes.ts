/** What becomes of a transfer sent at 12:08, by either mode; both are drawn along the same four moments. */

/** Each moment, and what happens then, at length and in short. */
export const dayMoments = [
  ['12:08', 'Sent', 'Sent'],
  ['12:30', 'NEFT batch', 'Batch'],
  ['14:30', '2 hours later', '+2 hours'],
  ['Next day', 'T+1', 'T+1'],
] as const;

/** Where each of the four moments has its place; they are equally far apart, for no scale has room for their words. */
export type MomentsAt = readonly [number, number, number, number];

/** At which moment each mode moves the money, and at which it is back if it is not credited, at length and in short. */
export const transferOutcomes = [
  {
    name: 'IMPS',
    moves: { at: 0, words: ['Moves', 'at once'], short: ['At once'] },
    back: { at: 3, words: ['If it fails:', 'reversed by T+1'], short: ['By T+1'] },
  },
  {
    name: 'NEFT',
    moves: { at: 1, words: ['Moves', 'at 12:30'], short: ['At 12:30'] },
    back: { at: 2, words: ['If it fails:', 'back by 14:30'], short: ['By 14:30'] },
  },
] as const;
