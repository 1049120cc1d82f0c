import { rules } from '#content/rules.ts';
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
  /** When it runs, or what its amounts mean. */
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

const dayAndNight = 'day and night';

const setByBank = [{ look: 'open', words: ['The bank sets the limit'] }] as const;

/** The modes of a payout with when each runs and which amounts it carries; those whose limit the bank sets come last. */
export const payoutModes: readonly PayoutMode[] = [
  {
    name: 'RTGS',
    glyph: 'bank',
    tone: 'brand',
    note: dayAndNight,
    parts: [{ from: 2_00_000, look: 'sheen', words: ['₹2,00,000 and above'] }],
  },
  {
    name: 'IMPS',
    glyph: 'bolt',
    tone: 'brand',
    note: dayAndNight,
    parts: [{ to: 5_00_000, look: 'sheen', words: ['up to ₹5,00,000'] }],
  },
  {
    name: 'PPI Wallet',
    glyph: 'wallet',
    tone: 'green',
    note: 'holds up to',
    parts: [
      { from: 10_000, to: 2_00_000, look: 'green-soft', words: ['full KYC', '₹2,00,000'] },
      { to: 10_000, look: 'green', words: ['small wallet', '₹10,000'] },
    ],
  },
  {
    name: 'NEFT',
    glyph: 'bank',
    tone: 'marigold',
    note: `every ${rules.neftBatchEvery.text}`,
    parts: setByBank,
  },
  { name: 'UPI', glyph: 'phone', tone: 'marigold', note: dayAndNight, parts: setByBank },
];
