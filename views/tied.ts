/**
 * A heading whose articles stay on the line of their noun: "Papers for / a merchant account" and not
 * "Papers for a / merchant account".
 */
export function tied(heading: string): string {
  return heading.replace(/\b(a|an|the) (?=\S)/gi, '$1\u00a0');
}
