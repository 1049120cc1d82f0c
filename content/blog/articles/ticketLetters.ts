import type { Article } from '../article.ts';
import { ticketLetters } from '../counter.ts';

export const article: Article = {
  summary:
    'CNF, RAC and WL on an Indian train ticket: who has a berth, who shares a seat, who may not board, and what happens when the chart is made.',
  body: [ticketLetters.description],
};
