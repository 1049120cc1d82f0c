/** Statements that a page adds up: their terms and their total are those of the page's picture. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { rupees } from '#content/rupees.ts';

const sums = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'sum'
          ? [{ path: page.path, terms: section.terms, alt: page.content.picture.alt }]
          : [],
      )
    : [],
);

test('one page adds up a statement', () => expect(sums).toHaveLength(1));

test.each(sums)('$path pays what its picture says', ({ terms, alt }) => {
  const amounts = terms.map(({ amount }) => amount);
  const add = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0);
  expect(alt).toContain(`pays ${rupees(add(amounts))}`);
  expect(alt).toContain(rupees(add(amounts.filter((amount) => amount > 0))));
});
