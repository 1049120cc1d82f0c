/** What decides between a database and a blockchain, as two lines of words: each yes leads to a database, each no goes on. */
export const databaseQuestions = [
  ['Does only one', 'company write?'],
  ['Do all trust', 'one member?'],
  ['May old entries', 'change?'],
] as const;

/** Who holds the same chain, where a blockchain helps. */
export const chainHolders = [
  { hair: 'bun', clothes: 'brand', tone: 'brand-soft', skin: 'skin' },
  { hair: 'turban', clothes: 'green', tone: 'green-soft', skin: 'skin-deep' },
  { hair: 'short', clothes: 'brand-lift', tone: 'marigold-soft', skin: 'skin' },
] as const;
