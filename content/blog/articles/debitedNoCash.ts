import type { Article } from '../article.ts';
import { debitedNoCash } from '../banking.ts';

export const article: Article = {
  summary:
    'The account was debited at a mobile ATM or by AEPS but no cash came out. How the reversal works, what to note down and where to complain.',
  body: [debitedNoCash.description],
};
