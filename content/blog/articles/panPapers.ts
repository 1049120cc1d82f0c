import type { Article } from '../article.ts';
import { panPapers } from '../banking.ts';

export const article: Article = {
  summary:
    'Most PAN applications are held up by a name or a date that differs between two documents. What to check and bring before you fill in the form.',
  body: [panPapers.description],
};
