import type { Article } from '../article.ts';
import { checkAccount } from '../banking.ts';

export const article: Article = {
  summary:
    'A bank account check before the first payout catches mistyped numbers, retired branch codes and wrong receivers. How to read its answer.',
  body: [checkAccount.description],
};
