/** The size of what a customer brings and gets, at the start of a column of a table. */
export const exchangeSize = { width: 208, height: 62 } as const;

/** The size of one of them alone, with air before the next column. */
export const broughtSize = { width: 98, height: 62 } as const;
