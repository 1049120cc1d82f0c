/** The size of the drawings of the company's aim, word by word: the shape in which the page shows them. */
export const wordSize = { width: 288, height: 240 } as const;

/** The size of those beside the words on phones, of which the page leaves out a strip below. */
export const narrowWordSize = { width: 224, height: 196 } as const;
