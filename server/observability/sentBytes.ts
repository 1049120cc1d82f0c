import type { Response } from 'express';

/** Bytes of an answer's body, as its Content-Length says: every answer here has one, or no body. */
export function sentBytes(response: Response): number {
  const hasBody = response.req.method !== 'HEAD' && response.headersSent;
  return hasBody ? Number(response.getHeader('Content-Length') ?? 0) : 0;
}
