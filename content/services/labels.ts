/** What the sections of product pages say around their content. Browsers get it too, so it is nothing but words. */

/** The button over a code window. */
export const copyLabels = {
  copy: 'Copy request',
  copied: 'Copied',
  failed: 'Copy it by hand',
} as const;

/** The windows of a code sample, for assistive technology. */
export const codeLabels = {
  request: (title: string) => `${title}: request`,
  response: (title: string) => `${title}: response`,
} as const;

/** Where the characters of a part of a code stand. */
export const positionLabel = (start: number, end: number): string =>
  start === end ? `Position ${start}` : `Positions ${start}–${end}`;
