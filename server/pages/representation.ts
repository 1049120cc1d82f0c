/** One resource as bytes: each encoding with its strong ETag and its complete header set, ready to be sent (RFC 9110, section 8.8.3). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { type Encoding, preferredEncoding } from './encoding.ts';

/** Header names and values in turn, as Node writes them without looking at them again. */
export type RawHeaders = readonly string[];

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
}

export type Representation = Readonly<Record<Encoding, Encoded>>;

const quickBrotli = 5;
const quickGzip = 6;

const brotliOptions = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/**
 * Prepares HTML for all who may ask for it, compressed quickly.
 * @param shared the headers that every page carries
 */
export function represent(html: string, shared: RawHeaders): Representation {
  const body = Buffer.from(html);
  return assemble(body, shared, '-quick', {
    br: brotliCompressSync(body, brotliOptions(quickBrotli, body.length)),
    gzip: gzipSync(body, { level: quickGzip }),
  });
}

/** The same at the highest levels, off the main thread. */
export async function representBest(html: string, shared: RawHeaders): Promise<Representation> {
  const body = Buffer.from(html);
  const best = brotliOptions(constants.BROTLI_MAX_QUALITY, body.length);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, best),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return assemble(body, shared, '', { br, gzip: gz });
}

/* A strong tag stands for exact bytes, so each encoding and each level has one of its own. */
function assemble(
  identity: Buffer,
  shared: RawHeaders,
  level: string,
  compressed: { readonly br: Buffer; readonly gzip: Buffer },
): Representation {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const encoded = (body: Buffer, tag: string, own: RawHeaders): Encoded => {
    const etag = `"${hash}${tag}"`;
    const length = String(body.length);
    return { body, etag, headers: [...shared, ...own, 'ETag', etag, 'Content-Length', length] };
  };
  return {
    br: encoded(compressed.br, `-br${level}`, ['Content-Encoding', 'br']),
    gzip: encoded(compressed.gzip, `-gzip${level}`, ['Content-Encoding', 'gzip']),
    identity: encoded(identity, '', []),
  };
}

/**
 * Answers a GET or HEAD with the encoding that the client prefers, or 304 when it has those very bytes.
 * @returns what was sent: its status and the length of its body
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): { status: 200 | 304; bytes: number } {
  const { body, etag, headers } = representation[preferredEncoding(request)];
  const known = request.headers['if-none-match'];
  if (known !== undefined && isMatch(known, etag)) {
    response.writeHead(304, withoutContent(headers)).end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return { status: 200, bytes: request.method === 'HEAD' ? 0 : body.length };
}

/* If-None-Match compares weakly (RFC 9110, section 13.1.2). */
const isMatch = (header: string, etag: string): boolean =>
  header === etag ||
  header === '*' ||
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const contentHeaders = new Set(['Content-Type', 'Content-Encoding', 'Content-Length']);
const shortened = new WeakMap<string[], string[]>();

/* A 304 says nothing about a body that it does not have (RFC 9110, section 15.4.5). */
function withoutContent(headers: string[]): string[] {
  const known = shortened.get(headers);
  if (known !== undefined) return known;
  const kept: string[] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    if (!contentHeaders.has(name)) kept.push(name, value);
  }
  shortened.set(headers, kept);
  return kept;
}
