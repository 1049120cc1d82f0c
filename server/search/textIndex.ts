import MiniSearch from 'minisearch';
import { singular, wordsOf, wordsOfQuery } from './words.ts';

interface Entry<T> {
  readonly item: T;
  /** What the item is called. Only titles are compared by spelling. */
  readonly title: string;
  readonly text: string;
  /** A long text, which says what the item is about less clearly than the others. */
  readonly body?: string;
}

export interface Match<T> {
  readonly item: T;
  /** The words of the item that the query found. */
  readonly words: readonly string[];
}

export interface TextIndex<T> {
  /** The items that contain every word of a query, or words that begin with them; titles count most. */
  readonly matching: (query: string) => readonly Match<T>[];
  /** Up to `limit` items whose titles are spelled most like a query, best first. */
  readonly nearest: (query: string, limit: number) => readonly T[];
}

const boost = { title: 3, text: 1, body: 0.5 };

/* Up to 30 % of a word's letters may be wrong, but a shorter word with one wrong letter is another word. */
const maxMisspelt = 0.3;
const minMisspeltLength = 4;

/* Shorter words begin too many others to count as misspelt ones. */
const minPrefixLength = 3;

/* An item that scores lower than this share of the best is not what was meant. */
const minShareOfBest = 0.6;

/**
 * Indexes a few dozen short texts for searching. The index is built at the first query, so that the server
 * starts without waiting for it.
 * @param read gives what can be found
 */
export function createTextIndex<T>(read: () => readonly Entry<T>[]): TextIndex<T> {
  let built: MiniSearch | undefined;
  let entries: readonly Entry<T>[] = [];
  const index = () => {
    if (built === undefined) {
      entries = read();
      built = buildIndex(entries);
    }
    return built;
  };
  const itemsOf = (results: readonly { readonly id: number }[]) =>
    results.flatMap(({ id }) => entries[id]?.item ?? []);

  return {
    matching: (query) =>
      index()
        .search(query, {
          combineWith: 'AND',
          prefix: true,
          processTerm: singular,
          /* Posts are of one length: without b, equally good ones keep their order. */
          bm25: { k: 1.2, b: 0, d: 0.5 },
        })
        .flatMap(({ id, terms }) => {
          const item = entries[id]?.item;
          return item === undefined ? [] : [{ item, words: terms }];
        }),
    nearest(query, limit) {
      const results = index().search({
        combineWith: 'OR',
        queries: [
          {
            queries: [query],
            fields: ['title'],
            fuzzy: (word) => word.length >= minMisspeltLength && maxMisspelt,
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
    fields: ['title', 'text', 'body'],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      tokenize: wordsOfQuery,
      processTerm: (word) => word,
      boost,
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  });
  index.addAll(entries.map(({ title, text, body = '' }, id) => ({ id, title, text, body })));
  return index;
}
