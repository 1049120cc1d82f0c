import type { Article } from '../article.ts';
import { ticketDetails } from '../counter.ts';

export const article: Article = {
  summary:
    'Name, age and date cause most trouble on the train. What must match the identity card when you book railway tickets for other people.',
  body: [ticketDetails.description],
};
