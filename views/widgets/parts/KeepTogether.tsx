import { Fragment, type ReactNode } from 'react';

/* A line must not end on one of these: articles, and the first half of a term. */
const leading =
  /\b(an?|the|(?:short|long)(?= code)|mobile(?= ATM)|data(?= card)|cylinder(?= booking)|IFSC(?= finder)) (?=\S)/gi;

/* The words before a colon or a question mark stay on one line if they fit on a narrow card. */
const opening = /^[^:?]{1,20}[:?](?= \S)/;

/**
 * Puts hard spaces where a heading should not break: "Documents for / a merchant account" rather than "Documents
 * for a / merchant account", "Paying salaries by API: / a checklist" rather than "Paying salaries by / API: a checklist".
 */
export function keepTogether(heading: string): string {
  return heading
    .replace(leading, '$1\u00a0')
    .replace(opening, (clause) => clause.replaceAll(' ', '\u00a0'));
}

/** Short words with hyphens, such as "one-time" or "AX-NOTICE-S": a line must not end within them, nor before the comma behind one. */
export const hyphenated = /(?<![^\s(])[A-Za-z]{1,9}(?:-[A-Za-z]{1,12}){1,2}(?![^\s,.;:)])[,.;:)]*/g;

/** Numbers with their unit of time, such as "24 hours": a line must not end between them, nor before the comma behind them. */
export const durations =
  /(?<!\S)\d[\d\u2013]*(?: business)? (?:minute|hour|day|month|year)s?\b[,.;:)]*/g;

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/* A line must not end within any of these, nor before the comma behind one. */
const kept = new RegExp(
  `(${[
    /* what was put together */
    /[^ ]*\u00a0[^ ]*/,
    /* a short word with a hyphen, such as "call-back" */
    /(?<!\S)[^\s-]{1,9}(?:-[^\s-]{1,12}){1,2}(?!\S)/,
    new RegExp(`\\b\\d{1,2} (?:${months})(?: 20\\d\\d)?\\b[,.;:]?`),
    /\b\d{1,2}(?::\d\d)? (?:[ap]m|[AP]M)\b[,.;:]?/,
    /* a number with what it counts */
    /(?<!\S)\d{1,3} (?:second|minute|hour|day|month|year|character|digit)s?\b[,.;:]?/,
  ]
    .map(({ source }) => source)
    .join('|')})`,
);

interface KeepTogetherProps {
  readonly children: string;
  /** Draws a piece of the heading, if not as plain text. */
  readonly draw?: ((piece: string) => ReactNode) | undefined;
}

/** Running text whose short words with a hyphen, whose dates and times do not break. */
export function KeepWords({ children: text, draw = String }: KeepTogetherProps): ReactNode {
  return text.split(kept).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a constant text never change places.
    <Fragment key={index}>
      {index % 2 === 0 ? (
        draw(part)
      ) : (
        <span className="keep-together">{draw(part.replaceAll('\u00a0', ' '))}</span>
      )}
    </Fragment>
  ));
}

/** A heading put together for display only: its text keeps its ordinary spaces, so that it can be searched and copied. */
export function KeepTogether({ children: heading, draw }: KeepTogetherProps): ReactNode {
  return <KeepWords draw={draw}>{keepTogether(heading)}</KeepWords>;
}
