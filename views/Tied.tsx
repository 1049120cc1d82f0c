import type { ReactNode } from 'react';

/* A line that ends on one of these ends in the middle of a noun: articles, and halves of terms. */
const leading = /\b(an?|the|(?:short|long)(?= code)|mobile(?= ATM)) (?=\S)/gi;

/* Two words longer than this together would not fit a narrow screen. */
const longestPair = 18;

/**
 * A heading with hard spaces where it should not break: "Papers for / a merchant account" and not "Papers for a /
 * merchant account"; of four words and more the last stands with the one before it.
 */
export function tied(heading: string): string {
  const parts = heading.replace(leading, '$1\u00a0').split(' ');
  const end = parts.slice(-2).join('\u00a0');
  const endsOnOne = parts.length > 1 && !parts.at(-1)?.includes('\u00a0');
  if (!endsOnOne || heading.split(' ').length < 4 || end.length > longestPair) {
    return parts.join(' ');
  }
  return [...parts.slice(0, -2), end].join(' ');
}

/** The same for the eye alone: the words keep their ordinary spaces for whoever searches, copies or tests them. */
export function Tied({ children: heading }: { readonly children: string }): ReactNode {
  return tied(heading)
    .split(/([^ ]*\u00a0[^ ]*)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span className="tied" key={part}>
          {part.replaceAll('\u00a0', ' ')}
        </span>
      ),
    );
}
