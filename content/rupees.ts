const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/**
 * Writes an amount as Indians read it: `rupees(100000)` is `₹1,00,000`.
 * @param amount in rupees
 */
export const rupees = (amount: number): string => `₹${grouping.format(amount)}`;

/**
 * An amount that an account gains, with its sign: `credit(299)` is `+₹299`.
 * @param amount in rupees
 */
export const credit = (amount: number): string => `+${rupees(amount)}`;

/**
 * An amount that leaves an account, with a minus sign of the width of the plus: `debit(299)` is `−₹299`.
 * @param amount in rupees
 */
export const debit = (amount: number): string => `−${rupees(amount)}`;
