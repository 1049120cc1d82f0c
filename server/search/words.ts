/** How texts and queries are split into words. */
import { maxQueryWordCharacters, maxQueryWords } from '../limits.ts';

/* Common words say nothing about what is meant. */
const commonWords = new Set(
  'a an and are at can do does for from how i if in is it my not of on or the to we what when where which who why with you your'.split(
    ' ',
  ),
);

/** The words of a text, each once, in lower case. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  ),
];

/** The first words of a query, without common words unless it has no others. */
export function wordsOfQuery(query: string): string[] {
  const words = wordsOf(query).map((word) => word.slice(0, maxQueryWordCharacters));
  const telling = words.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryWords);
}

/** A plural without its `s`, so that "recharges" finds "recharge". */
export const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);
