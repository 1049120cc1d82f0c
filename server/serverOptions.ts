import type { RequestHandler } from 'express';
import { allowMethods } from './errors/allowMethods.ts';

const answer = allowMethods('GET', 'HEAD', 'POST');

/** `OPTIONS *` asks about the server as a whole (RFC 9110, section 9.3.7). */
export const serverOptions: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS' && request.url === '*') answer(request, response, next);
  else next();
};
