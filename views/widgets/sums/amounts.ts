import type { Dial } from '#content/dial.ts';
import { rupees } from '#content/rupees.ts';

/** The minus sign U+2212, which is as wide as the plus. */
export const minus = '\u2212';

/** An amount as a line of a calculation has it: with a minus or without a sign. */
export const signed = (amount: number): string =>
  `${amount < 0 ? `${minus} ` : ''}${rupees(Math.abs(amount))}`;

/** The number of a dial with its unit, as the texts of its sum write it. */
export function withUnit(unit: Dial['unit'], n: number): string {
  if (unit === 'rupees') return rupees(n);
  return unit === 'percent' ? `${n}%` : String(n);
}
