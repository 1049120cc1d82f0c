import { pages } from '#content/pages.ts';

/** Pages name it in their header `Speculation-Rules`; rules inside a page would be an inline script. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Lets browsers prepare a page as soon as a visitor seems about to open it. Only pages of the table: no file, no
 * form endpoint, and no link with a query, each of which would be rendered for nothing.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: pages.map(({ path }) => path) },
            { not: { href_matches: '/*\\?(.+)' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
