import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../observability/metrics.ts';
import { boundPipelining } from './boundPipelining.ts';
import { boundUnreadBody } from './boundUnreadBody.ts';
import { hasValidHost } from './hasValidHost.ts';
import type { Lifecycle } from './lifecycle.ts';
import { plainRefusal, sendPlainRefusal } from './plainRefusal.ts';

/**
 * Handles what concerns the connection, before the request itself is looked at.
 * @param headers of every answer
 * @returns whether a request is still to be answered
 */
export function admitRequests(
  lifecycle: Lifecycle,
  headers: ReadonlyMap<string, string>,
  metrics: Metrics,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const badRequest = plainRefusal(400, headers);
  return (request, response) => {
    /* Whatever follows the last request of a connection gets no answer: nobody would read it. */
    if (request.socket.writableEnded || !boundPipelining(request, response)) return false;
    boundUnreadBody(request, response);
    if (lifecycle.phase === 'stopping') response.setHeader('Connection', 'close');
    if (hasValidHost(request)) return true;
    sendPlainRefusal(response, badRequest);
    metrics.request('malformed', badRequest.status, 0);
    return false;
  };
}
