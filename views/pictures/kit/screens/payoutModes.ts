/** A mode of payout on the scale of amounts; positions are those of `scaleMarks`, and 4 is beyond the last. */
interface PayoutMode {
  readonly name: string;
  /** From where to where a public rule lets it carry money; without one the bank sets the limit. */
  readonly carries?: readonly [from: number, to: number];
  /** How far it goes where more is known of the receiver. */
  readonly fullKyc?: number;
  /** One of the payouts at the head of the page, and where it is on the scale. */
  readonly example: readonly [amount: string, at: number];
}

/** Where the rules change; equal steps on the scale, not equal amounts. */
export const scaleMarks = ['₹10,000', '₹2,00,000', '₹5,00,000'] as const;

/** The modes of a payout with the amounts that each carries. */
export const payoutModes: readonly PayoutMode[] = [
  { name: 'NEFT', example: ['₹42,500', 1.48] },
  { name: 'RTGS', carries: [2, 4], example: ['₹2,36,000', 2.18] },
  { name: 'IMPS', carries: [0, 3], example: ['₹38,400', 1.45] },
  { name: 'UPI', example: ['₹1,299', 0.78] },
  { name: 'PPI Wallet', carries: [0, 1], fullKyc: 2, example: ['₹850', 0.73] },
];
