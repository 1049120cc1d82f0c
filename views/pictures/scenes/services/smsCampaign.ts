/** Who sends in the picture of the SMS page, what, and what became of it. */
export const sender = 'AX-NOTICE-S';

/** Service messages, as the last letter of the sender says. */
export const messages = [
  ['Your appointment is', 'on 16 Nov at 11 am.'],
  ['Your parcel is out for', 'delivery in Durgapur.'],
  ['Fee of ₹2,400 is due', 'on 30 Nov 2026.'],
] as const;

export const sent = '12,480';

export const counts = [
  ['Delivered', '12,107', 'green'],
  ['Failed', '373', 'red'],
] as const;
