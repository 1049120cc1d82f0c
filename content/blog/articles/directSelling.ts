import type { Article } from '../article.ts';
import { directSelling } from '../technology.ts';

export const article: Article = {
  summary:
    'Which commission rules MLM software may follow under India’s direct selling rules of 2021, and which kinds of plan fail before any code is written.',
  body: [directSelling.description],
};
