/** The name of a cover's square. An `<img>` whose address ends with it shows only that part of the drawing. */
export const motif = 'motif';
