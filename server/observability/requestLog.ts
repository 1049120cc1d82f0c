import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { splitTarget } from '../requestTarget.ts';
import { requestIdOf } from './requestIdOf.ts';
import { sentBytes } from './sentBytes.ts';
import { sentStatus } from './sentStatus.ts';

/** What is logged of an answered request; never a body, a field, a file's name, a query or the client's address. */
export interface RequestLine {
  readonly id: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Of the body, as it was sent. */
  readonly bytes: number;
}

/** Writes a request's line; server errors stand out by their level. */
export function logRequest(logger: Logger, line: RequestLine): void {
  if (line.status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}

/** Gives each request that Express answers its id, in `response.locals.requestId`, and logs it when it is over. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const id = requestIdOf(request);
    response.locals.requestId = id;
    response.once('close', () => {
      logRequest(logger, {
        id,
        method: request.method,
        path: splitTarget(request.originalUrl).path,
        status: sentStatus(response),
        ms: Math.round(performance.now() - started),
        bytes: sentBytes(response),
      });
    });
    next();
  };
}
