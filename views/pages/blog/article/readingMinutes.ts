import type { Article } from '#content/blog/article.ts';
import { wordCount } from './articleText.ts';

/* What adults read in a minute, when they read to learn something. */
const wordsPerMinute = 200;

/** How long reading an article takes, in whole minutes. */
export const readingMinutes = (article: Article): number =>
  Math.max(1, Math.round(wordCount(article) / wordsPerMinute));
