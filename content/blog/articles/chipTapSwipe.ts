import type { Article } from '../article.ts';
import { chipTapSwipe } from '../banking.ts';

export const article: Article = {
  summary:
    'Tap for small amounts, chip for the rest, stripe as a last resort: how a card pays at a POS terminal and why a copied code is of no use.',
  body: [chipTapSwipe.description],
};
