import type { RequestListener, Server } from 'node:http';
import type { Metrics } from '../observability/metrics.ts';
import { answerMalformed } from './answerMalformed.ts';
import { boundUnreadBody } from './boundUnreadBody.ts';
import { continueWhenRead } from './continueWhenRead.ts';
import { plainRefusal, sendPlainRefusal } from './plainRefusal.ts';

/**
 * Has an app answer the requests of a server, and answers what Node would otherwise answer without our headers.
 * @param headers of every answer
 */
export function connectApp(
  server: Server,
  app: RequestListener,
  headers: ReadonlyMap<string, string>,
  metrics: Metrics,
): void {
  server.on('request', app);
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    app(request, response);
  });
  const expectationFailed = plainRefusal(417, headers);
  server.on('checkExpectation', (request, response) => {
    boundUnreadBody(request, response);
    sendPlainRefusal(response, expectationFailed);
    metrics.request('malformed', expectationFailed.status, 0);
  });
  answerMalformed(server, headers, metrics);
}
