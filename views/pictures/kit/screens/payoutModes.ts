/** A mode of payout on the scale of amounts, in rupees. */
interface PayoutMode {
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

/** A mode whose limits are in a public rule. */
export type LimitedMode = PayoutMode & Required<Pick<PayoutMode, 'carries'>>;

/** The modes of a payout with the amounts that each carries. */
export const payoutModes: readonly PayoutMode[] = [
  { name: 'NEFT', limit: 'The bank sets the limit' },
  { name: 'RTGS', limit: '₹2,00,000 and above', carries: [2_00_000, highest] },
  { name: 'IMPS', limit: 'up to ₹5,00,000', carries: [lowest, 5_00_000] },
  { name: 'UPI', limit: 'The bank sets the limit' },
  {
    name: 'PPI Wallet',
    limit: 'holds ₹10,000 or ₹2,00,000',
    carries: [lowest, 10_000],
    known: [2_00_000, 'small wallet', 'full KYC'],
  },
];

const isLimited = (mode: PayoutMode): mode is LimitedMode => mode.carries !== undefined;

/** Those that are compared on the scale, and those whose limit the bank sets. */
export const limitedModes = payoutModes.filter(isLimited);
export const otherModes = payoutModes.filter((mode) => !isLimited(mode));
