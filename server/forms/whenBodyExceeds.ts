import type { Request } from 'express';

/**
 * Acts as soon as more of a request's body has arrived than it may have. Parsers report that only at the end of the body.
 * @param act may be called more than once
 */
export function whenBodyExceeds(request: Request, maxBytes: number, act: () => void): void {
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) act();
  });
}
