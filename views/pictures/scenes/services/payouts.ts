import type { GlyphName } from '../../kit/Glyph.tsx';
import type { Tone } from '../../palette.ts';

interface Payout {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly tone: Tone;
  readonly mode: string;
  readonly amount: string;
  /** How broad its stream is drawn. */
  readonly thick: number;
}

/** What the picture of the payout page pays, and from what. */
export const payoutBalance = '₹6,18,450';

export const payouts = [
  { name: 'Ananya Sen', glyph: 'bank', tone: 'brand', mode: 'NEFT', amount: '₹42,500', thick: 24 },
  {
    name: 'Gupta Packaging',
    glyph: 'store',
    tone: 'marigold',
    mode: 'RTGS',
    amount: '₹2,36,000',
    thick: 56,
  },
  {
    name: 'Imran Shaikh',
    glyph: 'phone',
    tone: 'green',
    mode: 'UPI',
    amount: '₹1,299',
    thick: 12,
  },
  {
    name: 'Arjun Pillai',
    glyph: 'bank',
    tone: 'brand',
    mode: 'IMPS',
    amount: '₹38,400',
    thick: 24,
  },
  {
    name: 'Lakshmi Nair',
    glyph: 'wallet',
    tone: 'marigold',
    mode: 'PPI Wallet',
    amount: '₹850',
    thick: 12,
  },
] as const satisfies readonly Payout[];
