import { describe, expect, test } from 'vitest';
import type { Dial, DialTerm } from '#content/dial.ts';
import { withUnit } from '#views/widgets/sums/amounts.ts';
import { barsOf, calculate } from '#views/widgets/sums/calculate.ts';
import { readNumber } from '#views/widgets/sums/readNumber.ts';

const words = { title: 'Line', text: '' };
const fixed = (amount: number): DialTerm => ({ ...words, amount });
const each = (rupees: number): DialTerm => ({ ...words, each: rupees });
const share = (percent: number): DialTerm => ({ ...words, share: percent });

test.each([
  { terms: [fixed(100)], n: 7, amounts: [100], result: 100 },
  { terms: [fixed(100), each(5)], n: 3, amounts: [100, 15], result: 115 },
  { terms: [fixed(100), each(-50)], n: 3, amounts: [100, -150], result: -50 },
  { terms: [fixed(9200), each(1850), share(-2)], n: 5, amounts: [9200, 9250, -369], result: 18081 },
  { terms: [each(10), share(-10), share(-10)], n: 10, amounts: [100, -10, -9], result: 81 },
  { terms: [each(0.1), fixed(0.2)], n: 1, amounts: [0.1, 0.2], result: 0.3 },
  { terms: [fixed(10.01), share(33.3)], n: 0, amounts: [10.01, 3.33], result: 13.34 },
])('$amounts make $result', ({ terms, n, amounts, result }) => {
  expect(calculate(terms, n)).toEqual({ amounts, result });
});

const dial: Dial = { label: '', unit: 'percent', least: 0, most: 3, step: 0.5, example: 2 };

describe('a position of the dial', () => {
  test.each(['0', '0.5', '2', '2.50', '3'])('%s is one', (text) =>
    expect(readNumber(dial, text)).toBe(Number(text)),
  );

  test.each(['', ' 2', '+2', '2,5', '2.2', '3.5', '-1', '1e0', '0x1', 'NaN', '٢', '2'.repeat(99)])(
    '%j is none',
    (text) => expect(readNumber(dial, text)).toBeUndefined(),
  );
});

describe('the bars', () => {
  const terms = [fixed(40), each(-30)];

  test('each begin where the one before it ends, from zero at the left', () => {
    expect(barsOf(terms, dial, 1)).toEqual({
      terms: [
        { start: 0, width: 100 },
        { start: 25, width: 75 },
      ],
      result: { start: 0, width: 25 },
      zero: 0,
    });
  });

  test('leave room at the left for what is below zero, and only then', () => {
    /* From −50 to 40. */
    expect(barsOf(terms, dial, 3).zero).toBeCloseTo((50 / 90) * 100);
    expect(barsOf(terms, dial, 0.5).zero).toBe(0);
  });

  test('have the scale of the most that the dial reaches', () => {
    expect(barsOf([each(10)], dial, 1.5).result).toEqual({ start: 0, width: 50 });
  });

  test('stay within their width, and a result below zero ends at zero', () => {
    const { result, zero, ...bars } = barsOf(terms, dial, 3);
    expect(result).toEqual({ start: 0, width: zero });
    for (const { start, width } of bars.terms) expect(start + width).toBeLessThanOrEqual(100);
  });

  test('of nothing have no width', () => {
    expect(barsOf([fixed(0)], dial, 0).result).toEqual({ start: 0, width: 0 });
  });
});

test.each([
  ['rupees', 3500, '₹3,500'],
  ['percent', 2.5, '2.5%'],
  ['times', 12, '12'],
] as const)('a number of %s is written with its unit', (unit, n, written) => {
  expect(withUnit(unit, n)).toBe(written);
});
