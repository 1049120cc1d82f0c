/** One resource as bytes: each encoding with the strong ETag that belongs to it (RFC 9110, section 8.8.3). */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

export interface Representation {
  readonly type: string;
  readonly encoded: Readonly<Record<Encoding, Encoded>>;
}

/** Compresses text for all who may ask for it. The same text gives the same bytes and tags everywhere. */
export function represent(text: string, type: string): Representation {
  const body = Buffer.from(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const brotli = brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return {
    type,
    encoded: {
      br: { body: brotli, etag: `"${hash}-br"` },
      gzip: { body: gzipSync(body), etag: `"${hash}-gzip"` },
      identity: { body, etag: `"${hash}"` },
    },
  };
}

/** Answers a GET or HEAD with the encoding that the client prefers, or 304 when it has those very bytes. */
export function sendRepresentation(
  request: Request,
  response: Response,
  { type, encoded }: Representation,
): void {
  const encoding = preferredEncoding(request);
  const { body, etag } = encoded[encoding];
  response.set({
    'Content-Type': type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding',
    ETag: etag,
  });
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/* The types of the package do not know its option for choosing among equals. */
interface EncodingNegotiator {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

function preferredEncoding(request: Request): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator(request);
  const [best] = negotiator.encodings([...encodings], { preferred: [...encodings] });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
