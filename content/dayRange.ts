/** A range of days as the site writes ranges, however the figure has it: “4 to 5” is shown as “4–5”. */
export const dayRange = (range: string): string => range.replace(' to ', '–');
