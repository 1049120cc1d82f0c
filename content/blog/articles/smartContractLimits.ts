import type { Article } from '../article.ts';
import { smartContractLimits } from '../technology.ts';

export const article: Article = {
  summary:
    'A smart contract can check what is on its chain and nothing else. How facts from outside get in, who reports them, and how to plan for disputes.',
  body: [smartContractLimits.description],
};
