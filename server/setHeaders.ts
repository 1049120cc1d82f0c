import type { RequestHandler } from 'express';

/** Puts prepared headers on every answer that Express gives. */
export function setHeaders(headers: Map<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}
