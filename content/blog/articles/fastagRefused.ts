import type { Article } from '../article.ts';
import { fastagRefused } from '../counter.ts';

export const article: Article = {
  summary:
    'Why a toll gate refuses a FASTag that was topped up: lists that are updated late, incomplete KYC or a wrong vehicle number, and who can fix it.',
  body: [fastagRefused.description],
};
