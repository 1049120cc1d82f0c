import type { Article } from '../article.ts';
import { costPerCustomer } from '../technology.ts';

export const article: Article = {
  summary:
    'Divide what an advertisement cost by the customers who paid. A worked example of cost per customer, and what to fix when the result is too high.',
  body: [costPerCustomer.description],
};
