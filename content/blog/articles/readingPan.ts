import type { Article } from '../article.ts';
import { readingPan } from '../banking.ts';

export const article: Article = {
  summary:
    'What each letter and digit of a PAN stands for, how your form can catch a mistyped PAN, and what only a verification can tell you.',
  body: [readingPan.description],
};
