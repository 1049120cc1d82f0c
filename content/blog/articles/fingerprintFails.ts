import type { Article } from '../article.ts';
import { fingerprintFails } from '../banking.ts';

export const article: Article = {
  summary:
    'Clean the scanner, dry the hand, try another finger, then check for locked Aadhaar biometrics: what a counter can do when AEPS reads no finger.',
  body: [fingerprintFails.description],
};
