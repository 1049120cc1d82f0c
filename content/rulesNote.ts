/** The words of the note at the end of a page that states public rules. */
import { months } from './months.ts';
import type { Rule } from './rules/rule.ts';

/** A month as people read it: `2026-11` is `November 2026`. */
function readableMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[Number(number) - 1]} ${year}`;
}

/**
 * The heading of the note, with the oldest check among the rules of the page.
 * @param rules at least one
 */
export function rulesHeading(rules: readonly Rule[]): string {
  const [oldest = ''] = rules.map(({ checked }) => checked).sort();
  return `Rules as of ${readableMonth(oldest)}`;
}

/** What stands before the list of sources. */
export const rulesIntro = 'The rules on this page come from the sources below and may change.';
