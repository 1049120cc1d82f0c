/** What the sections of product pages say around their content. Browsers get it too, so it is nothing but words. */

/** The button over a code window. */
export const copyLabels = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy it by hand',
} as const;

/** The windows of a code sample, for assistive technology. */
export const codeLabels = {
  request: (title: string) => `${title}: request`,
  response: (title: string) => `${title}: response`,
} as const;

/** What leads through the calls of an exchange. */
export const walkLabels = {
  list: 'Calls of this exchange',
  /** @param step the number of the call whose answer returned the marked value */
  taken: (step: number) => `Marked: the value that call ${step} returned`,
} as const;

/** Where the characters of a part of a code stand. */
export const positionLabel = (start: number, end: number): string =>
  start === end ? `Position ${start}` : `Positions ${start}–${end}`;

/** A part of a specimen, for those who cannot see where it stands. */
export const partLabel = (characters: string, meaning: string, place: string): string =>
  `${characters}: ${meaning}, ${place}`;

/** Around the number of a sum that can be turned. */
export const dialLabels = {
  hint: (least: string, most: string, example: string) =>
    `From ${least} to ${most}. The example uses ${example}.`,
  calculate: 'Calculate',
} as const;
