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

const sumOf = (page: string) => {
  const sum = sums.find(({ path }) => path === page);
  return { amounts: sum?.terms.map(({ amount }) => amount) ?? [], alt: sum?.alt };
};

test('two pages add up', () => {
  expect(sums.map(({ path }) => path)).toEqual(['/MLMSoftware', '/DigitalMarketing']);
});

test('the statement of a seller pays what its picture says', () => {
  const { amounts, alt } = sumOf('/MLMSoftware');
  const add = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0);
  expect(alt).toContain(`pays ${rupees(add(amounts))}`);
  expect(alt).toContain(rupees(add(amounts.filter((amount) => amount > 0))));
});

test('a campaign costs what its picture counts: enquiries times the price of one', () => {
  const { amounts, alt } = sumOf('/DigitalMarketing');
  const [, enquiries, price] = alt?.match(/(\d+) enquiries at ₹(\d+) each/) ?? [];
  expect(amounts.find((amount) => amount < 0)).toBe(-Number(enquiries) * Number(price));
});
