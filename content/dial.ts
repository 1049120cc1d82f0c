/** Calculations with one number that a visitor can turn. Texts name that number as `{n}`. */

/** The parameter of the URL that carries the number. */
export const dialParameter = 'n';

/** The number: its name, its bounds, and what the example of the page has. */
export interface Dial {
  readonly label: string;
  /** Written before or after the number. */
  readonly unit: 'rupees' | 'percent' | 'times';
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly example: number;
}

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** One line: a fixed amount in rupees, an amount for each one of the dial, or a share in percent of all lines above. */
export type DialTerm = Titled &
  ({ readonly amount: number } | { readonly each: number } | { readonly share: number });

/** The result, and what it is called if it is below zero. */
export interface DialTotal extends Titled {
  readonly below?: Titled;
}
