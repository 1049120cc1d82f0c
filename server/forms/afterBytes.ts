import type { Request } from 'express';

/** Acts as soon as more than so many bytes of a body have come. Parsers report it only when they have read all of it. */
export function afterBytes(request: Request, most: number, act: () => void): void {
  let taken = 0;
  request.on('data', (chunk: Buffer) => {
    taken += chunk.length;
    if (taken > most) act();
  });
}
