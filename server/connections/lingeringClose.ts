import type { Socket } from 'node:net';
import { maxDiscardedBytes } from '../limits.ts';

/**
 * Ends a connection on which the client may still be sending, in stages (RFC 9112, section 9.6): our side is closed, and
 * what arrives is discarded up to a limit. If it were closed at once, the system would reset it, and an answer that the
 * client has not read yet would be lost.
 * @param longestMs how long it waits for the client to end its side
 * @returns what to call as bytes come
 */
export function lingeringClose(socket: Socket, longestMs: number): () => void {
  const most = socket.bytesRead + maxDiscardedBytes;
  const late = setTimeout(() => socket.destroy(), longestMs);
  socket.once('close', () => clearTimeout(late));
  socket.end();
  return () => {
    if (socket.bytesRead > most) socket.destroy();
  };
}
