import { pages } from '#content/pages.ts';
import { createTextIndex } from './textIndex.ts';

/** Finds pages by their paths and names, correctly spelled or not, and by what they are about. */
export const pageIndex = createTextIndex(
  pages.map((page) => ({
    item: page,
    title: [
      page.path.slice(1),
      page.path.replace(/([a-z])([A-Z])/g, '$1 $2'),
      page.name,
      ...(page.menu ?? []).map(({ label }) => label),
    ].join(' '),
    text: `${page.title} ${page.description}`,
  })),
);
