import type { RequestHandler } from 'express';
import { HttpError } from './HttpError.ts';

/**
 * Answers every method that a path does not have (RFC 9110, section 10.2.1): OPTIONS with 204, others with 405, both
 * with `Allow`.
 * @param methods that the path does have, HEAD included
 */
export function allowMethods(...methods: readonly string[]): RequestHandler {
  const value = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', value);
    if (request.method !== 'OPTIONS') throw new HttpError(405);
    response.status(204).end();
  };
}
