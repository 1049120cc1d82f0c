import type { Article } from '../article.ts';
import { moneyToNepal } from '../banking.ts';

export const article: Article = {
  summary:
    'What to bring when you send money from India to Nepal, how the receiver collects it there, and why the spelling of a name decides the payout.',
  body: [moneyToNepal.description],
};
