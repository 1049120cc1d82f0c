import { type Server, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Metrics } from '../observability/metrics.ts';
import { lingeringClose } from './lingeringClose.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/* Among them are clients that were too slow already. */
const longestMs = 2000;

/**
 * Answers what is no HTTP, is too large to be parsed or came too slowly, with the headers of every answer, and ends
 * the connection: where the next request would begin is unknown.
 */
export function answerMalformed(
  server: Server,
  headers: ReadonlyMap<string, string>,
  metrics: Metrics,
): void {
  const shared = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const lingering = new WeakMap<object, () => void>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    /* Node tells the same fault again with all that follows. */
    const takeMore = lingering.get(socket);
    if (takeMore !== undefined) {
      takeMore();
      return;
    }
    /* Where something has been sent already, it may have been a part of the very answer. */
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const text = `${status} ${STATUS_CODES[status]}`;
    socket.write(
      `HTTP/1.1 ${text}\r\n${shared}Connection: close\r\nCache-Control: no-store\r\n` +
        `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
    );
    lingering.set(socket, lingeringClose(socket, longestMs));
    metrics.request('malformed', status, 0);
  });
}
