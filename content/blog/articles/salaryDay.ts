import type { Article } from '../article.ts';
import { salaryDay } from '../banking.ts';

export const article: Article = {
  summary:
    'A checklist for paying salaries through a payout API: add beneficiaries early, load the balance, use one id per payment and track what is pending.',
  body: [salaryDay.description],
};
