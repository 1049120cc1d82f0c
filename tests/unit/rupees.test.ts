import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupees } from '#content/rupees.ts';

test.each([
  [0, '₹0'],
  [7, '₹7'],
  [999, '₹999'],
  [1_000, '₹1,000'],
  [50_000, '₹50,000'],
  [99_999, '₹99,999'],
  [100_000, '₹1,00,000'],
  [2_500_000, '₹25,00,000'],
  [12_345_678, '₹1,23,45,678'],
  [1.5, '₹1.5'],
  [99.99, '₹99.99'],
])('%d is written as Indians group it: %s', (amount, text) => expect(rupees(amount)).toBe(text));

test('every amount in paise is written as the locale data of Unicode has it', () => {
  const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (paise) => {
      expect(rupees(paise / 100)).toBe(`₹${grouping.format(paise / 100)}`);
    }),
    { seed: 1, numRuns: 2000 },
  );
});
