import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxPipelinedAnswers } from '../limits.ts';

const waiting = new WeakMap<object, number>();

/**
 * Bounds the answers of a connection that wait for their turn: for a client that sends requests and never reads, any
 * number of them would be made. The last one within the bound ends the connection; the client asks for the rest on
 * another (RFC 9112, section 9.3.2).
 * @returns whether this request is to be answered
 */
export function boundPipelining({ socket }: IncomingMessage, response: ServerResponse): boolean {
  /* Node gives a response its socket when its turn has come. */
  if (response.socket !== null) return true;
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > maxPipelinedAnswers) return false;
  if (count === maxPipelinedAnswers) {
    waiting.set(socket, Number.POSITIVE_INFINITY);
    response.setHeader('Connection', 'close');
    return true;
  }
  waiting.set(socket, count);
  response.once('socket', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
  return true;
}
