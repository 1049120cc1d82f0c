import type { Article } from '../article.ts';
import { ifsc } from '../banking.ts';

export const article: Article = {
  summary:
    'What the bank code, the zero and the branch code of an IFSC mean, where to find the right one, and why old codes stop working after banks merge.',
  body: [ifsc.description],
};
