/** The size of the small pictures on the cards. */
export const bitSize = { width: 240, height: 150 } as const;
