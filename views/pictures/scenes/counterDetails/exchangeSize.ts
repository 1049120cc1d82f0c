/** The size of what a customer brings and gets, at the start of a column of a table. */
export const exchangeSize = { width: 96, height: 136 } as const;
