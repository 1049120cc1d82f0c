/** Search over a few dozen texts, by their words. */
import { likeness } from './spelling.ts';

interface Entry<T> {
  readonly item: T;
  /** Words that say what the item is about; only these are compared by spelling. */
  readonly title: string;
  readonly text: string;
}

export interface WordSearch<T> {
  /** The items that hold every word of a query, the best first. */
  readonly matching: (query: string) => readonly T[];
  /** The items whose titles come nearest to a query, misspelt or not, the nearest first. */
  readonly nearest: (query: string, most: number) => readonly T[];
}

/* What comes less near than this, beside the best, is not what was meant. */
const nearEnough = 0.6;

/* A query of more or longer words costs time and finds nothing more. */
const mostWords = 8;
const longestWord = 24;

interface Prepared<T> {
  readonly item: T;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** A search of some texts. They are taken apart for the first query, so that no start waits for it. */
export function createWordSearch<T>(entries: readonly Entry<T>[]): WordSearch<T> {
  let known: readonly Prepared<T>[] | undefined;
  const prepared = () => {
    known ??= entries.map(({ item, title, text }) => ({
      item,
      title: wordsOf(title),
      text: wordsOf(text),
    }));
    return known;
  };
  const ranked = (scoreOf: (entry: Prepared<T>) => number, leastShare: number): readonly T[] => {
    const scored = prepared().map((entry) => ({ item: entry.item, score: scoreOf(entry) }));
    const best = Math.max(...scored.map(({ score }) => score));
    return scored
      .filter(({ score }) => score > 0 && score >= best * leastShare)
      .sort((one, other) => other.score - one.score)
      .map(({ item }) => item);
  };

  return {
    matching(query) {
      const asked = wordsOfQuery(query).map(singular);
      return ranked(({ title, text }) => {
        const scores = asked.map((word) => (begins(title, word) ? 3 : begins(text, word) ? 1 : 0));
        return scores.every((score) => score > 0) ? sum(scores) : 0;
      }, 0);
    },
    nearest(query, most) {
      const asked = wordsOfQuery(query);
      const near = ranked(({ title, text }) => {
        const scores = asked.map((word) => {
          const inTitle = Math.max(0, ...title.map((each) => likeness(word, each)));
          return inTitle > 0 || !begins(text, word) ? inTitle : 0.5;
        });
        return sum(scores);
      }, nearEnough);
      return near.slice(0, most);
    },
  };
}

const wordsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  ),
];

/* Words that every question is made of. */
const common = new Set(
  'a an and are at can do does for from how i if in is it my not of on or the to we what when where which who why with you your'.split(
    ' ',
  ),
);

/* Common words say nothing, unless there is nothing else. */
function wordsOfQuery(query: string): readonly string[] {
  const words = wordsOf(query).map((word) => word.slice(0, longestWord));
  const telling = words.filter((word) => !common.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

const begins = (words: readonly string[], beginning: string): boolean =>
  words.some((word) => word.startsWith(beginning));

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);
