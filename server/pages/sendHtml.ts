import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { type Encoding, preferredEncoding } from './preferredEncoding.ts';

/* These levels take a seventh of a millisecond for a page, less than handing it to another thread and back; the next
   level of brotli takes six times as long for a twentieth less. */
const levels = { brotli: 3, gzip: 3 };

const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body, { level: levels.gzip }),
  identity: (body) => body,
};

/** Sends HTML that was made for one request only, in the encoding that the client prefers. */
export function sendHtml(request: Request, response: Response, html: string): void {
  const encoding = preferredEncoding(request);
  const body = compress[encoding](Buffer.from(html));
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.vary('Accept-Encoding').type('html').set('Content-Length', String(body.length));
  /* Express's own `send` would answer 304 to `If-None-Match: *`, with all the headers of a page. */
  response.end(body);
}
