/** How much the customer of the drawn withdrawal asks for, in rupees. */
export const withdrawn = 2_000;

/** How high the row of things is that shows what a withdrawal changes. */
export const rowHeight = 68;

/** A card that shows one end of a withdrawal: the row, and below it what it means. */
export const withdrawalCard = { width: 378, height: 172 } as const;
