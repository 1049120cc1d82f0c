import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { lingeringClose } from './lingeringClose.ts';

/* As long as a text form may be. */
const shortBytes = 100 * 1024;

/* As long as a request may take. */
const longestMs = 30_000;

/**
 * Sees to the rest of a body that an answer did not wait for. A short one is read, and the connection goes on. Otherwise
 * the answer says that the connection ends with it, so that nobody sends another request into it, and the connection is
 * closed so that the client comes to read the answer.
 */
export function boundUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  /* A body that was read at all is left to us; what has arrived stays for whoever reads it. */
  request.read(0);
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, self, all) {
      if (!request.complete) {
        if (!isShort(request)) response.setHeader('Connection', 'close');
        closeAfterBody(request);
      }
      return Reflect.apply(writeHead, self, all);
    },
  });
  response.once('finish', () => request.resume());
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

const isShort = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? Number.NaN) <= shortBytes;

/* Node calls this method when the last answer of a connection has been written. */
function closeAfterBody(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = () => Socket.prototype.destroySoon.call(socket);
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon();
      return;
    }
    request.on('data', lingeringClose(socket, longestMs));
    request.once('end', destroySoon);
  };
}
