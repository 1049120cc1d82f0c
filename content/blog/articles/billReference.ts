import type { Article } from '../article.ts';
import { billReference } from '../counter.ts';

export const article: Article = {
  summary:
    'The reference number on a BBPS receipt proves your payment and lets you track it or complain about it. Where to find it and how to use it.',
  body: [billReference.description],
};
