/** Who sends in the pictures of the SMS page, what, and what became of it. */
export const sender = 'AX-NOTICE-S';

/** A service message, as the last letter of the sender says. */
export const appointment = [
  'Your appointment',
  'is on 16 Nov at',
  '11 am. Please',
  'come early.',
] as const;

export const sent = '12,480';

export const counts = [
  ['Delivered', '12,107', 'green'],
  ['Failed', '373', 'red'],
] as const;

/** Why the rest failed, how often, and how many dots of twenty texts that is, which add up to those of all that failed. */
export const failures = [
  ['Switched off', 241, 12],
  ['Not in service', 97, 5],
  ['Template differs', 35, 2],
] as const;
