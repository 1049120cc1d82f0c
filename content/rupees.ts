const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/**
 * Writes an amount as Indians read it: `rupees(100000)` is `₹1,00,000`.
 * @param amount in rupees
 */
export const rupees = (amount: number): string => `₹${grouping.format(amount)}`;
