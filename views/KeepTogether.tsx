import { Fragment, type ReactNode } from 'react';

/* A line must not end on one of these: articles, and the first half of a term. */
const leading = /\b(an?|the|(?:short|long)(?= code)|mobile(?= ATM)|data(?= card)) (?=\S)/gi;

/* The words before a colon or a question mark stay on one line if they fit on a narrow card. */
const opening = /^[^:?]{1,23}[:?](?= \S)/;

/**
 * Puts hard spaces where a heading should not break: "Papers for / a merchant account" rather than "Papers for a /
 * merchant account", "Paying salaries by API: / a checklist" rather than "Paying salaries by / API: a checklist".
 */
export function keepTogether(heading: string): string {
  return heading
    .replace(leading, '$1\u00a0')
    .replace(opening, (clause) => clause.replaceAll(' ', '\u00a0'));
}

interface KeepTogetherProps {
  readonly children: string;
  /** Draws a piece of the heading, if not as plain text. */
  readonly draw?: ((piece: string) => ReactNode) | undefined;
}

/** The same for display only: the text keeps its ordinary spaces, so that it can be searched and copied. */
export function KeepTogether({ children: heading, draw = String }: KeepTogetherProps): ReactNode {
  return keepTogether(heading)
    .split(/([^ ]*\u00a0[^ ]*)/)
    .map((part, index) =>
      index % 2 === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant heading never change places.
        <Fragment key={index}>{draw(part)}</Fragment>
      ) : (
        <span className="keep-together" key={part}>
          {draw(part.replaceAll('\u00a0', ' '))}
        </span>
      ),
    );
}
