/** What the borrower asks for, and the rate that is taken. */
export const offer = { amount: '₹2 crore', period: '6 months', rate: '10.9%' } as const;

/** The record that all of them hold. */
export const record = 'No. 1043';
