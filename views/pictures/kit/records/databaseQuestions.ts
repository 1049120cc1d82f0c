/** What decides between a database and a blockchain, as two lines of words: each yes leads to a database, each no goes on. */
export const databaseQuestions = [
  ['Does only one', 'company write?'],
  ['Do all trust', 'one member?'],
  ['May old entries', 'change?'],
] as const;
