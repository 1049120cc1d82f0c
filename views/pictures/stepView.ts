/** The name of the part of a drawing that shows one step, counted from 0. An `<img>` whose address ends with it shows that part alone. */
export const stepView = (index: number): string => `step-${index + 1}`;
