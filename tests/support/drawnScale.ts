import type { CheerioAPI } from 'cheerio';

/** How large one unit of a drawn element is in its picture, after all that scales what it is in. */
export const drawnScale = (drawn: ReturnType<CheerioAPI>): number =>
  drawn
    .parents('[transform]')
    .toArray()
    .reduce(
      (product, { attribs }) =>
        product * Number(/scale\(([\d.]+)\)/.exec(attribs.transform ?? '')?.[1] ?? 1),
      1,
    );
