import type { Article } from '../article.ts';
import { payoutModes } from '../banking.ts';

export const article: Article = {
  summary:
    'IMPS and UPI pay at once, NEFT pays in half-hourly batches and RTGS pays large amounts. How to choose the payout mode for each kind of payment.',
  body: [payoutModes.description],
};
