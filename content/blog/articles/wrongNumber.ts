import type { Article } from '../article.ts';
import { wrongNumber } from '../counter.ts';

export const article: Article = {
  summary:
    'A recharge to a wrong number is usually final. Whom to call at once, what to ask for, and how to keep the mistake from happening again.',
  body: [wrongNumber.description],
};
