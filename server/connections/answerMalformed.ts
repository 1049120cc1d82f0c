import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { malformedDiscardMs } from '../limits.ts';
import type { Metrics } from '../observability/metrics.ts';
import { lingeringClose } from './lingeringClose.ts';
import { plainRefusal, writtenOut } from './plainRefusal.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers bytes that are not HTTP, are too large to parse or arrived too slowly, and ends the connection, because it is
 * unknown where the next request would begin.
 * @param headers of every answer
 */
export function answerMalformed(
  server: Server,
  headers: ReadonlyMap<string, string>,
  metrics: Metrics,
): void {
  const lingering = new WeakMap<object, () => void>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    /* Node reports the same fault again for all bytes that follow. */
    const takeMore = lingering.get(socket);
    if (takeMore !== undefined) {
      takeMore();
      return;
    }
    /* Bytes that were sent before may belong to the answer to this very request. */
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    socket.write(writtenOut(plainRefusal(status, headers)));
    lingering.set(socket, lingeringClose(socket, malformedDiscardMs));
    metrics.request('malformed', status, 0);
  });
}
