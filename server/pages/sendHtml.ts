import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { quick } from './compression.ts';
import { type Encoding, preferredEncoding } from './preferredEncoding.ts';

const compress: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quick.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => gzipSync(body, { level: quick.gzip }),
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
