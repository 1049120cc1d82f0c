/** What the lender and the borrower of the picture agree on. */
export const offer = { amount: '₹2 crore', period: '6 months', rate: '10.9%' } as const;

/** The records below them, of which the last one has what is agreed on. */
export const records = [
  ['No. 1042', '5e0a…c8'],
  ['No. 1043', 'f47b…19'],
] as const;
