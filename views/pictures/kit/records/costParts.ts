import type { Colour } from '../../palette.ts';
import type { GlyphName } from '../shapes/Glyph.tsx';

/** An amount of the example of a campaign: the colour of its card, an icon if it has one, the amount, and what it is. */
export interface CostPart {
  readonly ground: Colour;
  readonly glyph?: GlyphName;
  readonly amount: string;
  readonly line: string;
}

/** What was spent, and the amounts that make up what a sale cost; what is advertising has one colour. */
export const costParts = {
  spend: { ground: 'marigold', glyph: 'megaphone', amount: '₹20,000', line: 'of advertising' },
  sold: { ground: 'marigold', glyph: 'megaphone', amount: '₹2,000', line: 'a sale' },
  bill: { ground: 'on-deep-muted', glyph: 'receipt', amount: '₹650', line: 'a sale' },
  result: { ground: 'pale', amount: '₹2,650', line: 'a sale in all' },
} as const satisfies Record<string, CostPart>;
