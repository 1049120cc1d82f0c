import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { type Path, pages } from '#content/pages.ts';
import { urlState } from '#content/urlState.ts';
import type { Metrics } from '../observability/metrics.ts';
import { requestIdOf } from '../observability/requestIdOf.ts';
import { logRequest } from '../observability/requestLog.ts';
import { splitTarget } from '../requestTarget.ts';
import { asksLive, liveParameters } from './liveAnswers.ts';
import type { PageCache } from './pageCache.ts';
import { sendRepresentation } from './representation.ts';

/**
 * Answers the most frequent requests, those for a page in memory, before Express does any work.
 * @returns whether it answered; everything else is left to Express
 */
export function answerFromMemory(
  cache: PageCache,
  logger: Logger,
  metrics: Metrics,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const { path, query } = splitTarget(url);
    const representation =
      cache.listed(url) ??
      (mayAskForState(path, query)
        ? held(cache, path, new URLSearchParams(query))
        : cache.listed(path));
    if (representation === undefined) return false;
    const { status, bytes } = sendRepresentation(request, response, representation);
    logRequest(logger, { id: requestIdOf(request), method, path, status, ms: 0, bytes });
    metrics.request(path, status, 0);
    return true;
  };
}

const held = (cache: PageCache, path: Path, query: URLSearchParams) =>
  asksLive(path, query) ? undefined : cache.held(path, query);

/* Those of the states of a page, and the one by which it is asked for what is made live. */
const parameters = new Map<string, readonly string[]>(
  pages.map(({ path }) => [
    path,
    [...Object.keys(urlState[path] ?? {}), ...[liveParameters.get(path) ?? []].flat()],
  ]),
);

/* Reading a query costs as much as answering. One without the name of a parameter, and without an escape that may
   spell it, asks for the page itself. */
function mayAskForState(path: string, query: string): path is Path {
  if (query === '') return false;
  const names = parameters.get(path);
  if (names === undefined) return false;
  return query.includes('%') || names.some((name) => query.includes(name));
}
