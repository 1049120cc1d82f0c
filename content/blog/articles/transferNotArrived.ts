import type { Article } from '../article.ts';
import { transferNotArrived } from '../banking.ts';

export const article: Article = {
  summary:
    'Compare the account number on the receipt with the passbook, then give the receiving bank the reference number so that it can trace the transfer.',
  body: [transferNotArrived.description],
};
