import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { searchParameter } from '#content/blog/search.ts';
import { urlState } from '#content/urlState.ts';
import { logRequest } from '../operation/logging.ts';
import type { Metrics } from '../operation/metrics.ts';
import { requestIdOf } from '../operation/requestId.ts';
import type { PageCache } from './pageCache.ts';
import { sendRepresentation } from './representation.ts';

/**
 * Answers what is asked most, the default rendering of a page, before Express does any work.
 * @returns whether it answered; everything else is Express's
 */
export function answerFromMemory(
  cache: PageCache,
  logger: Logger,
  metrics: Metrics,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = defaultPath(url);
    if (path === undefined) return false;
    const representation = cache.default(path);
    if (representation === undefined) return false;
    const { status, bytes } = sendRepresentation(request, response, representation);
    logRequest(logger, { id: requestIdOf(request), method, path, status, ms: 0, bytes });
    metrics.request(path, status, 0);
    return true;
  };
}

const parameters = new Map([
  ...Object.entries(urlState).map(([path, states]) => [path, Object.keys(states)] as const),
  ['/Blog', [searchParameter]] as const,
]);

/* The path, unless its query may ask for a state. An escaped name of a parameter is left to the full parser. */
function defaultPath(url: string): string | undefined {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const path = url.slice(0, start);
  const names = parameters.get(path);
  if (names === undefined) return path;
  return url.includes('%', start) || names.some((name) => url.includes(name, start))
    ? undefined
    : path;
}
