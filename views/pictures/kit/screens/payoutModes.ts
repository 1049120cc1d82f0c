import type { GlyphName } from '../shapes/Glyph.tsx';

/** What one mode carries, or one kind of wallet holds, in rupees; without an end it has no upper limit in public. */
export interface AmountPart {
  readonly from?: number;
  readonly to?: number;
  readonly look: 'sheen' | 'green' | 'green-soft' | 'open';
  /** What stands on it: its limit, or who holds up to which amount. */
  readonly words: readonly [limit: string] | readonly [holder: string, amount: string];
}

/** A mode of payout on the scale of amounts. */
export interface PayoutMode {
  readonly name: string;
  readonly glyph: GlyphName;
  /** Of its sign. */
  readonly tone: 'brand' | 'green' | 'marigold';
  /** What it pays to. */
  readonly note: string;
  /** A later one lies on the one before. */
  readonly parts: readonly [AmountPart, ...AmountPart[]];
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

const account = 'bank account';

const setByBank = [{ look: 'open', words: ['The bank sets the limit'] }] as const;

/** The modes of a payout with what each pays to and which amounts it carries, in the order of the page’s first picture. */
export const payoutModes: readonly PayoutMode[] = [
  {
    name: 'RTGS',
    glyph: 'bank',
    tone: 'brand',
    note: account,
    parts: [{ from: 2_00_000, look: 'sheen', words: ['₹2,00,000 and above'] }],
  },
  { name: 'NEFT', glyph: 'bank', tone: 'marigold', note: account, parts: setByBank },
  {
    name: 'IMPS',
    glyph: 'bolt',
    tone: 'brand',
    note: account,
    parts: [{ to: 5_00_000, look: 'sheen', words: ['up to ₹5,00,000'] }],
  },
  { name: 'UPI', glyph: 'phone', tone: 'marigold', note: 'UPI ID', parts: setByBank },
  {
    name: 'PPI Wallet',
    glyph: 'wallet',
    tone: 'green',
    note: 'mobile number',
    parts: [
      { from: 10_000, to: 2_00_000, look: 'green-soft', words: ['full KYC', '₹2,00,000'] },
      { to: 10_000, look: 'green', words: ['small wallet', '₹10,000'] },
    ],
  },
];
