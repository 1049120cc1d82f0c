/** The size of the small pictures on the cards. */
export const bitSize = { width: 240, height: 150 } as const;

/** The size of those beside the words on phones, about as high as four lines. */
export const narrowBitSize = { width: 160, height: 200 } as const;
