import type { Article } from '../article.ts';
import { dthAfterRecharge } from '../counter.ts';

export const article: Article = {
  summary:
    'The recharge went through but the DTH screen stays blank: switch the box on, request a refresh, and compare the subscriber number on the receipt.',
  body: [dthAfterRecharge.description],
};
