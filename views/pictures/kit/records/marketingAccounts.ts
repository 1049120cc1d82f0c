import type { GlyphName } from '../shapes/Glyph.tsx';

/** What a company owns of its marketing: the sign of each account and its name. */
export const marketingAccounts: readonly (readonly [GlyphName, string])[] = [
  ['megaphone', 'Adverts'],
  ['globe', 'Website'],
  ['pin', 'Map listing'],
  ['chat', 'Social pages'],
  ['users', 'Customer list'],
];
