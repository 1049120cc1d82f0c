/** The size of what a customer brings and gets, at the start of a column of a table. */
export const exchangeSize = { width: 176, height: 100 } as const;

/** The size of one of them alone. */
export const broughtSize = { width: 120, height: 88 } as const;
