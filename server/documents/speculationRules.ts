import { blogSearch } from '#content/blog/blogSearch.ts';
import { pages } from '#content/pages.ts';

/** Pages name it in their `Speculation-Rules` header; rules inside a page would be an inline script. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Lets browsers prerender a page as soon as a visitor seems about to open it. Only pages of the page table and articles
 * are named: a file, a form endpoint or a link with another query would be fetched for nothing.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          or: [
            {
              and: [
                { href_matches: pages.map(({ path }) => path) },
                { not: { href_matches: '/*\\?(.+)' } },
              ],
            },
            { href_matches: `${blogSearch.page}\\?post=*` },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
