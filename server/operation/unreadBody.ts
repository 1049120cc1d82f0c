import type { IncomingMessage, ServerResponse } from 'node:http';

const mostBytes = 1024 * 1024;
const longestMs = 5000;

/**
 * Takes the rest of a body that an answer did not wait for, so that the client comes to read the answer: up to a
 * bound, then it is cut off. Left alone, Node would read on for as long as the request may take.
 */
export function boundUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  /* A body that was read at all is left to us; what has arrived stays for whoever reads it. */
  request.read(0);
  response.once('finish', () => {
    if (!request.complete) cutOffLate(request);
    request.resume();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

function cutOffLate(request: IncomingMessage): void {
  let taken = 0;
  const late = setTimeout(() => request.destroy(), longestMs);
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > mostBytes) request.destroy();
  });
  request.once('close', () => clearTimeout(late));
}
