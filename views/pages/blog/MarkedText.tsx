import type { ReactNode } from 'react';

interface MarkedTextProps {
  /** What is marked, in lower case. */
  readonly words: ReadonlySet<string>;
  readonly children: string;
}

/** A text in which the words that a search found are marked. */
export function MarkedText({ words, children: text }: MarkedTextProps): ReactNode {
  /* Splitting by a pattern with a group yields what is between words, a word, what is between, … */
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).map((part, index) =>
    index % 2 === 1 && words.has(part.normalize('NFKC').toLowerCase()) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a constant text never change places.
      <mark key={index}>{part}</mark>
    ) : (
      part
    ),
  );
}
