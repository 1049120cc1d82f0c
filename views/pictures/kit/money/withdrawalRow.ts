/** How much the customer of the drawn withdrawal asks for, in rupees. */
export const withdrawn = 2_000;

/** A card that shows one end of a withdrawal: 330 × 124 of it lie inside its margins. */
export const withdrawalCard = { width: 378, height: 172 } as const;

/** The same for phones, where it is small and square beside its words. */
export const withdrawalTile = { width: 236, height: 236 } as const;
