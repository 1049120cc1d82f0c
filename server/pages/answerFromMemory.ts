import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { urlState } from '#content/urlState.ts';
import type { PageCache } from './pageCache.ts';
import { sendRepresentation } from './representation.ts';

/**
 * Answers what is asked most, the default rendering of a page, before Express does any work.
 * @returns whether it answered; everything else is Express's
 */
export function answerFromMemory(
  cache: PageCache,
  logger: Logger,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const path = defaultPath(url);
    const representation = path === undefined ? undefined : cache.default(path);
    if (representation === undefined) return false;
    const { status, bytes } = sendRepresentation(request, response, representation);
    logger.info(
      { req: { id: randomUUID(), method, path }, res: { status, bytes }, ms: 0 },
      'request',
    );
    return true;
  };
}

const parameters = new Map(
  Object.entries(urlState).map(([path, states]) => [path, Object.keys(states)]),
);

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
