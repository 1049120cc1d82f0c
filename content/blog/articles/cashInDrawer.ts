import type { Article } from '../article.ts';
import { cashInDrawer } from '../banking.ts';

export const article: Article = {
  summary:
    'How to find the cash a banking counter needs on a usual day, how to plan for pension and market days, and why the rest belongs in the bank.',
  body: [cashInDrawer.description],
};
