/** The size of the drawings of the company's aim for phones, word by word, of which the page leaves out a strip below. */
export const wordSize = { width: 224, height: 196 } as const;
