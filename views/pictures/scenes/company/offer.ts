/** What the borrower asks for, and the rate that is taken. */
export const offer = { amount: '₹2 crore', rate: '10.9%' } as const;

/** The rates of three months, the last of which is taken. */
export const rates = { Jan: '11%', Apr: '11.9%', Jul: offer.rate } as const;

/** What the lenders reply, in the order in which the replies come, not in that of their rates. */
export const replies = [
  ['Lender A', '11.2%'],
  ['Lender B', offer.rate],
  ['Lender C', '11.6%'],
] as const;
