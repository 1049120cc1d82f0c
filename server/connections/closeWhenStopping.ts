import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import type { Lifecycle } from './lifecycle.ts';

/**
 * Ends the connection after an answer that was still being made when the process began to stop, and tells the client
 * so. Later requests are told before they are looked at.
 */
export function closeWhenStopping(lifecycle: Lifecycle): RequestHandler {
  return (_request, response, next) => {
    onHeaders(response, () => {
      if (lifecycle.phase === 'stopping') response.setHeader('Connection', 'close');
    });
    next();
  };
}
