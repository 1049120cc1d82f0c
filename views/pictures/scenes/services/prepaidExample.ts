/** Whose card the picture of the prepaid page shows, and what was spent with it. */
export const cardHolder = { name: 'Ananya Sen', digits: '6094' } as const;

export const spent = [
  { glyph: 'train', title: 'Train ticket', note: '13 Nov', amount: '₹845', tone: 'brand' },
  { glyph: 'car', title: 'Fuel', note: '14 Nov', amount: '₹1,200', tone: 'marigold' },
] as const;
