import type { Article } from '../article.ts';
import { softwareBrief } from '../technology.ts';

export const article: Article = {
  summary:
    'One page in your own words gets you software quotations that can be compared. What to write on it, what to leave out, and how to order it.',
  body: [softwareBrief.description],
};
