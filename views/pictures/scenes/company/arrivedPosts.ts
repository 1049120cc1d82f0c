/** The three posts that arrive in the pictures of the feed. */
export const arrivedPosts = [
  { glyph: 'bolt', tone: 'marigold', title: 'Why a recharge is pending', note: 'Recharge' },
  { glyph: 'train', tone: 'brand', title: 'CNF, RAC, WL', note: 'Travel' },
  { glyph: 'id', tone: 'green', title: 'How to read a PAN', note: 'PAN' },
] as const;
