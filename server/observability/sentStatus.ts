/** What became of an answer once it is over, as the log and the metrics tell it. */
import type { Response } from 'express';

const clientWentAway = 499;

/** The status that was sent; 499, as proxies have it, where the client went away before. */
export const sentStatus = (response: Response): number =>
  response.headersSent ? response.statusCode : clientWentAway;

/**
 * Counts the bytes of an answer's body, as they leave after compression.
 * @returns how many there have been so far
 */
export function countBytes(response: Response): () => number {
  let bytes = 0;
  const counting: ProxyHandler<Response['write'] & Response['end']> = {
    apply(method, self, all) {
      const [chunk]: readonly unknown[] = all;
      if (typeof chunk === 'string') bytes += Buffer.byteLength(chunk);
      else if (chunk instanceof Uint8Array) bytes += chunk.length;
      return Reflect.apply(method, self, all);
    },
  };
  response.write = new Proxy(response.write, counting);
  response.end = new Proxy(response.end, counting);
  return () => bytes;
}
