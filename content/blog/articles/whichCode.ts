import type { Article } from '../article.ts';
import { whichCode } from '../technology.ts';

export const article: Article = {
  summary:
    'A short code suits a campaign people hear once, a long code a number they save. How the two compare, and how to word the keyword and the reply.',
  body: [whichCode.description],
};
