import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import onHeaders from 'on-headers';
import { discardTimeoutMs, maxTextBytes } from '../limits.ts';
import { lingeringClose } from './lingeringClose.ts';

/**
 * Sees to the rest of a body that an answer did not wait for. A short one is read, and the connection stays open. Otherwise
 * the answer says that the connection ends, so that the client sends no other request on it, and the connection is
 * closed in a way that lets the client read the answer.
 */
export function boundUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  /* Node does not discard a body once some of it was read; what has arrived stays for a later reader. */
  request.read(0);
  onHeaders(response, () => {
    if (request.complete) return;
    if (!isShort(request)) response.setHeader('Connection', 'close');
    closeAfterBody(request);
  });
  response.once('finish', () => request.resume());
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

const isShort = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Number.NaN) <= maxTextBytes;

/* Node calls this method when the last answer of a connection has been written. */
function closeAfterBody(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon();
      return;
    }
    request.on('data', lingeringClose(socket, discardTimeoutMs));
    request.once('end', destroySoon);
  };
}
