import type { RequestHandler } from 'express';
import { HttpError } from '../errors/HttpError.ts';
import { maxUploadsAtOnce, uploadRetrySeconds } from '../limits.ts';
import type { Metrics } from '../observability/metrics.ts';

/** Limits the uploads in flight; one more is asked to come again later (RFC 9110, section 15.6.4). */
export function limitUploads(metrics: Metrics): RequestHandler {
  let inFlight = 0;
  return (_request, response, next) => {
    if (inFlight >= maxUploadsAtOnce) {
      response.set('Retry-After', String(uploadRetrySeconds));
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
