/** What decides between a database and a blockchain, as two lines of words: each yes leads to a database, each no goes on. */
export const databaseQuestions = [
  { lines: ['Does only one', 'company write?'], glyph: 'users' },
  { lines: ['Do all trust', 'one member?'], glyph: 'shield' },
  { lines: ['May old entries', 'change?'], glyph: 'file' },
] as const;
