import type { Article } from '../article.ts';
import { noBillDue } from '../counter.ts';

export const article: Article = {
  summary:
    'A bill that cannot be fetched is mostly paid already or not yet published. What to check about biller and consumer number before you try again.',
  body: [noBillDue.description],
};
