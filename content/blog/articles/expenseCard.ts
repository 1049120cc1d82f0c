import type { Article } from '../article.ts';
import { expenseCard } from '../banking.ts';

export const article: Article = {
  summary:
    'How to set up prepaid cards for staff expenses: one card per buyer, a week’s need loaded, receipts before the next top-up, and KYC done early.',
  body: [expenseCard.description],
};
