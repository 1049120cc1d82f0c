import MiniSearch from 'minisearch';
import { singular, wordsOf, wordsOfQuery } from './words.ts';

interface Entry<T> {
  readonly item: T;
  /** What the item is called. Only titles are compared by spelling. */
  readonly title: string;
  readonly text: string;
}

export interface TextIndex<T> {
  /** The items that contain every word of a query, or words that begin with them; titles count most. */
  readonly matching: (query: string) => readonly T[];
  /** Up to `limit` items whose titles are spelled most like a query, best first. */
  readonly nearest: (query: string, limit: number) => readonly T[];
}

const titleBoost = 3;

/* Up to 30 % of a word's letters may be wrong. */
const maxMisspelt = 0.3;

/* Shorter words begin too many others to count as misspelt ones. */
const minPrefixLength = 3;

/* An item that scores lower than this share of the best is not what was meant. */
const minShareOfBest = 0.6;

/**
 * Indexes a few dozen short texts for searching. The index is built at the first query, so that the server
 * starts without waiting for it.
 */
export function createTextIndex<T>(entries: readonly Entry<T>[]): TextIndex<T> {
  let built: MiniSearch | undefined;
  const index = () => {
    built ??= buildIndex(entries);
    return built;
  };
  const itemsOf = (results: readonly { readonly id: number }[]) =>
    results.flatMap(({ id }) => entries[id]?.item ?? []);

  return {
    matching: (query) =>
      itemsOf(
        index().search(query, {
          combineWith: 'AND',
          prefix: true,
          processTerm: singular,
          /* Posts are of one length: without b, equally good ones keep their order. */
          bm25: { k: 1.2, b: 0, d: 0.5 },
        }),
      ),
    nearest(query, limit) {
      const results = index().search({
        combineWith: 'OR',
        queries: [
          {
            queries: [query],
            fields: ['title'],
            fuzzy: maxMisspelt,
            prefix: (word) => word.length >= minPrefixLength,
          },
          { queries: [query], fields: ['text'], prefix: true },
        ],
      });
      const best = results[0]?.score ?? 0;
      return itemsOf(results.filter(({ score }) => score >= best * minShareOfBest)).slice(0, limit);
    },
  };
}

function buildIndex(entries: readonly Entry<unknown>[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: wordsOfQuery,
      processTerm: (word) => word,
      boost: { title: titleBoost },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  });
  index.addAll(entries.map(({ title, text }, id) => ({ id, title, text })));
  return index;
}
