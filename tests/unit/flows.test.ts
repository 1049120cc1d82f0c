/** Money on its way: it comes from one end, goes through all hands, and is the sum of the page's picture. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { rupees } from '#content/rupees.ts';

const flows = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'flow'
          ? [{ ...section, path: page.path, alt: page.content.picture.alt }]
          : [],
      )
    : [],
);

test('two pages show a flow of money', () => expect(flows).toHaveLength(2));

describe.each(flows)('on $path', ({ stops, amount, alt, back, backToMiddle }) => {
  test('the first stop only pays, the last only receives, and those in between do both', () => {
    const through = stops.slice(1, -1).map(() => [true, true]);
    expect(stops.map(({ receives, pays }) => [Boolean(receives), Boolean(pays)])).toEqual([
      [false, true],
      ...through,
      [true, false],
    ]);
  });

  test('every stop but the last says how the money reaches the next', () => {
    expect(stops.map(({ onward }) => onward !== undefined)).toEqual([
      ...stops.slice(1).map(() => true),
      false,
    ]);
  });

  test('a failed payment returns to the stop that the text names: your balance or the payer', () => {
    const toBalance = /your (?:(?:prepaid |payout )?balance|working limit)/.test(back);
    expect(backToMiddle ?? false).toBe(toBalance && !back.includes('cash back'));
  });

  test('the picture shows the amount', () => {
    expect(alt).toContain(rupees(amount));
  });
});
