import type { GlyphName } from '../../kit/shapes/Glyph.tsx';

/** The twelve kinds of bill with their signs, in words that fit under them; the first is the one that is paid. */
export const billCategories: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['bolt', 'Electricity'],
  ['flame', 'Pipe gas'],
  ['drop', 'Water'],
  ['handset', 'Telecom'],
  ['phone', 'Postpaid'],
  ['shield', 'Insurance'],
  ['bank', 'Loan'],
  ['car', 'FASTag'],
  ['tv', 'Cable'],
  ['school', 'Fees'],
  ['play', 'Subscription'],
  ['cylinder', 'LPG'],
];
