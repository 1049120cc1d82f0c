import { pages } from '#content/pages.ts';
import { createTextIndex } from './textIndex.ts';

/** Pages with the words by which they are found: paths and names, correctly spelled or not, and what they are about. */
export const pageEntries = pages.map((page) => ({
  item: page,
  title: [
    page.path.slice(1),
    page.path.replace(/([a-z])([A-Z])/g, '$1 $2'),
    page.name,
    ...(page.menu ?? []).map(({ label }) => label),
  ].join(' '),
  text: `${page.title} ${page.description}`,
}));

/** Finds pages by those words. */
export const pageIndex = createTextIndex(() => pageEntries);
