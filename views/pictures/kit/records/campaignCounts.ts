import type { Colour } from '../../palette.ts';

/** What a block of the sum of a campaign comes to: the amount, a word after it and where that begins, a line below, and their colour. */
export type Count = readonly [
  amount: string,
  word: string,
  wordAt: number,
  line: string,
  tone: Colour,
];

/** The amounts of the sum, from the advertising to what a sale cost in all. */
export const campaignCounts = {
  spend: ['₹20,000', '', 0, 'of advertising', 'on-deep'],
  enquiries: ['80', 'enquiries', 46, '₹250 each', 'on-deep'],
  sales: ['10', '', 0, 'became sales', 'code-number'],
  sold: ['₹2,000', '', 0, 'a sale', 'on-deep'],
  bill: ['₹650', '', 0, 'a sale', 'on-deep'],
  result: ['₹2,650', '', 0, 'a sale in all', 'deep'],
} as const satisfies Record<string, Count>;
