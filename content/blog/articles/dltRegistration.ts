import type { Article } from '../article.ts';
import { dltRegistration } from '../technology.ts';

export const article: Article = {
  summary:
    'Register your business, your sender headers and your message templates on a DLT portal before your first bulk SMS. What each of the steps needs.',
  body: [dltRegistration.description],
};
