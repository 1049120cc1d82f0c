import { pages } from '../pages.ts';
import { createWordSearch } from './wordSearch.ts';

/** Finds pages by their paths and names, as people write or misspell them, and by what they are about. */
export const pageSearch = createWordSearch(
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
