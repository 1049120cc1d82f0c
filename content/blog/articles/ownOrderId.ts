import type { Article } from '../article.ts';
import { ownOrderId } from '../technology.ts';

export const article: Article = {
  summary:
    'An answer can get lost after a payment was made. Why each payment request needs an order ID of your own, and how a repeat stays harmless.',
  body: [ownOrderId.description],
};
