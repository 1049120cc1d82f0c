import type { ReactNode } from 'react';

/* A line that ends on one of these ends in the middle of a noun: articles, and halves of terms. */
const leading = /\b(an?|the|(?:short|long)(?= code)|mobile(?= ATM)|data(?= card)) (?=\S)/gi;

/* What stands before a colon, or asks before an answer, is one line if a narrow card has room for it. */
const opening = /^[^:?]{1,23}[:?](?= \S)/;

/**
 * A heading with hard spaces where it should not break: "Papers for / a merchant account" and not "Papers for a /
 * merchant account"; "Paying salaries by API: / a checklist" and not "Paying salaries by / API: a checklist".
 */
export function keepTogether(heading: string): string {
  return heading
    .replace(leading, '$1\u00a0')
    .replace(opening, (clause) => clause.replaceAll(' ', '\u00a0'));
}

/** The same for the eye alone: the words keep their ordinary spaces for whoever searches, copies or tests them. */
export function KeepTogether({ children: heading }: { readonly children: string }): ReactNode {
  return keepTogether(heading)
    .split(/([^ ]*\u00a0[^ ]*)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span className="keep-together" key={part}>
          {part.replaceAll('\u00a0', ' ')}
        </span>
      ),
    );
}
