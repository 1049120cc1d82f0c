/** The size of what a customer brings and gets, at the start of a column of a table. */
export const exchangeSize = { width: 176, height: 100 } as const;
