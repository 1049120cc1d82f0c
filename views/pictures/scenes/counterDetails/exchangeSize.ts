/** The size of what a customer brings and gets, at the start of a column of a table, with air above and below. */
export const exchangeSize = { width: 208, height: 80 } as const;

/** The size of the same two one below the other in a narrow column, with air above them and before the next. */
export const exchangeDownSize = { width: 98, height: 163 } as const;
