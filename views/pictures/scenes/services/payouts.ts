import type { GlyphName } from '../../kit/shapes/Glyph.tsx';
import type { Tone } from '../../palette.ts';

interface Payout {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly tone: Tone;
  readonly mode: string;
  readonly amount: string;
  /** How broad its stream is drawn: as the amount is large, but never too thin to be seen. */
  readonly thick: number;
}

/** What the picture of the payout page pays, and from what. */
export const payoutBalance = '₹6,18,450';

/** The largest first, so that no stream crosses another. */
export const payouts = [
  {
    name: 'Gupta Packaging',
    glyph: 'store',
    tone: 'marigold',
    mode: 'RTGS',
    amount: '₹2,36,000',
    thick: 78,
  },
  { name: 'Ananya Sen', glyph: 'bank', tone: 'brand', mode: 'NEFT', amount: '₹42,500', thick: 15 },
  {
    name: 'Arjun Pillai',
    glyph: 'bank',
    tone: 'brand',
    mode: 'IMPS',
    amount: '₹38,400',
    thick: 13,
  },
  {
    name: 'Imran Shaikh',
    glyph: 'phone',
    tone: 'green',
    mode: 'UPI',
    amount: '₹1,299',
    thick: 5,
  },
  {
    name: 'Lakshmi Nair',
    glyph: 'wallet',
    tone: 'marigold',
    mode: 'PPI Wallet',
    amount: '₹850',
    thick: 5,
  },
] as const satisfies readonly Payout[];
