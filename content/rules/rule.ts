/** What a public rule is made of: a limit, a time or a duty that somebody else than the company sets. */
import { rupees } from '../rupees.ts';

/** Who wrote the rule down, and where. */
export interface Source {
  /** The authority, as readers know it. */
  readonly by: string;
  /** The instrument, with its number or date. */
  readonly title: string;
  /** Where it can be read; missing if it is not public at a lasting address. */
  readonly url?: string;
}

export type Unit =
  | 'rupees'
  | 'percent'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'months'
  | 'characters'
  | 'times'
  | 'words';

export interface Rule {
  /** What it governs, as the list of rules at the end of a page names it. */
  readonly subject: string;
  /** In `unit`; a rule that is not a number is in words. */
  readonly value: number | string;
  readonly unit: Unit;
  /** The value as sentences print it, such as `₹2,00,000` or `30 minutes`. */
  readonly text: string;
  readonly source: Source;
  /** The month in which somebody last compared it with its source, `YYYY-MM`. */
  readonly checked: string;
}

type Draft = Omit<Rule, 'text' | 'source' | 'checked'>;

/** The month of the last check of all rules; a rule that is checked alone names its own. */
const lastCheck = '2026-11';

/**
 * Makes a rule and its text.
 * @param draft subject, value and unit
 */
export function rule(draft: Draft, source: Source, checked = lastCheck): Rule {
  return { ...draft, text: textOf(draft), source, checked };
}

function textOf({ value, unit }: Draft): string {
  switch (unit) {
    case 'rupees':
      return rupees(Number(value));
    case 'percent':
      return `${value}%`;
    case 'times':
    case 'words':
      return String(value);
    default:
      return `${value} ${unit}`;
  }
}
