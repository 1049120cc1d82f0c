/** The three posts that arrive in the pictures of the feed. */
export const arrivedPosts = [
  { glyph: 'chat', tone: 'brand', title: 'Long code or short code', note: 'Messaging' },
  { glyph: 'card', tone: 'marigold', title: 'Chip, tap or swipe', note: 'Cards' },
  { glyph: 'wallet', tone: 'green', title: 'Paying salaries by API', note: 'Payouts' },
] as const;
