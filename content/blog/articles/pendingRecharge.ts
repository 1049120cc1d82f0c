import type { Article } from '../article.ts';
import { pendingRecharge } from '../counter.ts';

export const article: Article = {
  summary:
    'A recharge is pending when the operator has said neither yes nor no. What to tell the customer, when to check, and why not to send it again.',
  body: [pendingRecharge.description],
};
