/** Who sends in the picture of the SMS page, what, and what became of it. */
export const sender = 'AX-NOTICE-S';

export const messages = [
  ['482913 is your OTP.', 'Valid for 10 minutes.'],
  ['Your parcel is out for', 'delivery in Durgapur.'],
  ['Fee of ₹2,400 is due', 'on 30 Nov 2026.'],
] as const;

export const sent = '12,480';
