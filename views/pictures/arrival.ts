/** The name of a drawing's root. An `<img>` whose address ends with it asks the drawing to play its one arrival. */
export const arrival = 'arrive';
