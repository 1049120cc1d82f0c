import type { Article } from '../article.ts';
import { needBlockchain } from '../technology.ts';

export const article: Article = {
  summary:
    'Four questions tell you whether a project needs a blockchain or an ordinary database with an audit log, and why personal data stays off the chain.',
  body: [needBlockchain.description],
};
