import type { Dial } from '#content/dial.ts';
import { rupees } from '#content/rupees.ts';

/** An amount with its sign. The minus sign U+2212 is as wide as the plus. */
export const signed = (amount: number): string =>
  `${amount < 0 ? '− ' : ''}${rupees(Math.abs(amount))}`;

/** The number of a dial with its unit, as the texts of its sum write it. */
export function withUnit(unit: Dial['unit'], n: number): string {
  if (unit === 'rupees') return rupees(n);
  return unit === 'percent' ? `${n}%` : String(n);
}
