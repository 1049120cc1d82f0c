import type { Colour } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

/** An amount of the example of a campaign: the colour of its card, an icon if it has one, the amount, and the two lines below that say what it is. */
export interface CostPart {
  readonly ground: Colour;
  readonly glyph?: GlyphName;
  readonly amount: string;
  readonly lines: readonly [string, string];
}

/** What was spent, and the amounts that make up what a sale cost; what is advertising has one colour. */
export const costParts = {
  spend: {
    ground: 'marigold',
    glyph: 'megaphone',
    amount: '₹20,000',
    lines: ['advertising', 'in the month'],
  },
  sold: {
    ground: 'marigold',
    glyph: 'megaphone',
    amount: '₹2,000',
    lines: ['a sale', 'advertising'],
  },
  bill: {
    ground: 'on-deep-muted',
    glyph: 'receipt',
    amount: '₹650',
    lines: ['a sale', 'our bill ₹6,500'],
  },
  result: { ground: 'pale', amount: '₹2,650', lines: ['a sale in all', 'with our bill'] },
} as const satisfies Record<string, CostPart>;
