import { truncate } from '#views/pages/blog/truncate.ts';
import { wordsOf } from './words.ts';

interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/* What fits on four lines of a card. */
const mostCharacters = 160;

/* How much is shown before the first word that was found. */
const before = 40;

/* Dividing a text takes longer than searching it. */
const divided = new WeakMap<readonly string[], readonly Sentence[]>();

/**
 * The sentence that holds most of the words, cut around the first of them. Headings and cells of tables say little by
 * themselves, so a whole sentence with as many words goes before them.
 * @param passages of a text; the first is shown if none holds any
 * @param words in lower case
 */
export function bestPassage(passages: readonly string[], words: ReadonlySet<string>): string {
  let best = passages[0] ?? '';
  let most = 0;
  for (const { text, words: own } of sentencesOf(passages)) {
    const count = own.filter((word) => words.has(word)).length;
    const rank = count === 0 ? 0 : count + (/[.?!]\u201d?$/.test(text) ? 0.5 : 0);
    if (rank > most) [best, most] = [text, rank];
  }
  return around(best, words);
}

function sentencesOf(passages: readonly string[]): readonly Sentence[] {
  const known = divided.get(passages);
  if (known !== undefined) return known;
  const segmenter = new Intl.Segmenter('en-IN', { granularity: 'sentence' });
  const sentences = passages
    .flatMap((passage) => [...segmenter.segment(passage)])
    .map(({ segment }) => ({ text: segment.trim(), words: wordsOf(segment) }));
  divided.set(passages, sentences);
  return sentences;
}

function around(text: string, words: ReadonlySet<string>): string {
  const first = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].find(([word]) =>
    words.has(word.normalize('NFKC').toLowerCase()),
  );
  if (text.length <= mostCharacters || first === undefined || first.index <= before)
    return truncate(text, mostCharacters);
  const start = text.indexOf(' ', first.index - before) + 1;
  return `…${truncate(text.slice(start), mostCharacters - 1)}`;
}
