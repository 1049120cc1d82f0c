import type { Article } from '../article.ts';
import { mapListing } from '../technology.ts';

export const article: Article = {
  summary:
    'Map searches favour shops whose details are complete and the same everywhere. How to claim a listing, set the pin and answer reviews well.',
  body: [mapListing.description],
};
