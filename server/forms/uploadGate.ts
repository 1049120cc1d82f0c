import type { RequestHandler } from 'express';
import { HttpError } from '../errors/HttpError.ts';
import type { Metrics } from '../observability/metrics.ts';

const mostAtOnce = 128;
const retrySeconds = '5';

/** Bounds the uploads in flight; one too many is asked to come again (RFC 9110, section 15.6.4). */
export function uploadGate(metrics: Metrics): RequestHandler {
  let inFlight = 0;
  return (_request, response, next) => {
    if (inFlight >= mostAtOnce) {
      response.set('Retry-After', retrySeconds);
      throw new HttpError(503);
    }
    inFlight += 1;
    metrics.uploadStarted();
    response.once('close', () => {
      inFlight -= 1;
      metrics.uploadEnded();
    });
    next();
  };
}
