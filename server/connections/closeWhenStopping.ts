import type { RequestHandler } from 'express';
import type { Readiness } from '../observability/health.ts';

/**
 * Tells the client of an answer that was still in the making when the process began to stop that its connection
 * ends here. Later ones are told before they are looked at.
 */
export function closeWhenStopping(readiness: Readiness): RequestHandler {
  return (_request, response, next) => {
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, all) {
        if (!readiness.ready) response.setHeader('Connection', 'close');
        return Reflect.apply(writeHead, self, all);
      },
    });
    next();
  };
}
