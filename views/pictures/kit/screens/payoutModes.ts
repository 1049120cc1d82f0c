/** A mode of payout on the scale of amounts, in rupees. */
export interface PayoutMode {
  readonly name: string;
  /** In words, beside its bar. */
  readonly limit: string;
  /** From where to where a public rule lets it carry money; without one the bank sets the limit. */
  readonly carries?: readonly [from: number, to: number];
  /** How far it goes where more is known of the receiver, and what stands on the two parts of its bar. */
  readonly known?: readonly [to: number, before: string, name: string];
}

const lowest = 100;
const highest = 30_00_000;

/** Where the scale has its lines, each ten times the one before. */
export const scaleMarks = [
  [lowest, '₹100'],
  [1000, '₹1,000'],
  [10_000, '₹10,000'],
  [1_00_000, '₹1 lakh'],
  [10_00_000, '₹10 lakh'],
] as const;

/** How far along the scale an amount is, from 0 to 1. */
export const alongScale = (amount: number): number =>
  Math.log(amount / lowest) / Math.log(highest / lowest);

/** The modes of a payout with the amounts that each carries; those whose limit the bank sets come last. */
export const payoutModes: readonly PayoutMode[] = [
  { name: 'RTGS', limit: '₹2,00,000 and above', carries: [2_00_000, highest] },
  { name: 'IMPS', limit: 'up to ₹5,00,000', carries: [lowest, 5_00_000] },
  {
    name: 'PPI Wallet',
    limit: 'holds ₹10,000 or ₹2,00,000',
    carries: [lowest, 10_000],
    known: [2_00_000, 'small wallet', 'full KYC'],
  },
  { name: 'NEFT', limit: 'The bank sets the limit' },
  { name: 'UPI', limit: 'The bank sets the limit' },
];
