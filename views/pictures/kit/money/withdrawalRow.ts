/** How much the customer of the drawn withdrawal asks for, in rupees. */
export const withdrawn = 2_000;

/** A card that shows one end of a withdrawal. */
export const withdrawalCard = { width: 378, height: 196 } as const;

/** How wide the words at its right are, and the drawing below them. */
export const columnWidth = 186;
