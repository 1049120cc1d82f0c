/** The sums that visitors turn: at their example they are those of the page's pictures. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { rupees } from '#content/rupees.ts';
import { calculate } from '#views/widgets/sums/calculate.ts';
import { readNumber } from '#views/widgets/sums/readNumber.ts';

const sums = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'dial'
          ? [{ path: page.path, ...section, alt: page.content.picture.alt }]
          : [],
      )
    : [],
);

const exampleOf = (page: string) => {
  const sum = sums.find(({ path }) => path === page);
  const { amounts = [], result = 0 } = sum ? calculate(sum.terms, sum.dial.example) : {};
  return { amounts, result, alt: sum?.alt };
};

test('four pages have a sum to turn, one each', () => {
  expect(sums.map(({ path }) => path).sort()).toEqual([
    '/AepsPage',
    '/DigitalMarketing',
    '/MLMSoftware',
    '/RechargeApplication',
  ]);
});

describe.each(sums)('$path', ({ dial, terms, total, heading, intro = '' }) => {
  const positions = Array.from(
    { length: Math.round((dial.most - dial.least) / dial.step) + 1 },
    (_, step) => dial.least + step * dial.step,
  );

  test('its example and every other position can be asked for', () => {
    for (const n of [dial.example, ...positions]) expect(readNumber(dial, String(n))).toBe(n);
  });

  test('its lines add up in whole rupees wherever it stands', () => {
    for (const n of positions) {
      const { amounts, result } = calculate(terms, n);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(result);
      expect([...amounts, result].filter((amount) => !Number.isInteger(amount))).toEqual([]);
    }
  });

  test('a result below zero has words of its own', () => {
    const falls = positions.some((n) => calculate(terms, n).result < 0);
    expect(total.below !== undefined).toBe(falls);
  });

  test('names its number in a line, and says that it is an example', () => {
    expect(terms.some(({ text }) => text.includes('{n}'))).toBe(true);
    expect(`${heading} ${intro}`).toMatch(/example/);
  });
});

test('the statement of a seller pays what its picture says', () => {
  const { amounts, result, alt } = exampleOf('/MLMSoftware');
  const [own = 0, ...team] = amounts.filter((amount) => amount > 0);
  expect(alt).toContain(`pays ${rupees(result)}`);
  expect(alt).toContain(`${rupees(own)} on her own sales`);
  expect(alt).toContain(rupees(team.reduce((sum, amount) => sum + amount, 0)));
});

test('a campaign costs what its picture counts: enquiries times the price of one', () => {
  const { amounts, alt } = exampleOf('/DigitalMarketing');
  const [, enquiries, price] = alt?.match(/(\d+) enquiries at ₹(\d+) each/) ?? [];
  expect(amounts.find((amount) => amount < 0)).toBe(-Number(enquiries) * Number(price));
});
