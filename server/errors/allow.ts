import type { RequestHandler } from 'express';
import { HttpError } from './HttpError.ts';

/** For every method that a known path does not have: OPTIONS answers 204, others 405, both with `Allow`. */
export function allow(...methods: readonly string[]): RequestHandler {
  const value = [...methods, 'OPTIONS'].join(', ');
  return (request, response) => {
    response.set('Allow', value);
    if (request.method !== 'OPTIONS') throw new HttpError(405);
    response.status(204).end();
  };
}
