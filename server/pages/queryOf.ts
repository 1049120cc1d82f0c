import type { Request } from 'express';

/** The query of a request, read by the URL standard: it never throws and never nests. */
export function queryOf(request: Request): URLSearchParams {
  const start = request.originalUrl.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : request.originalUrl.slice(start));
}
