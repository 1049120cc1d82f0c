/** One resource as bytes: each encoding with its strong ETag and its complete header set, ready to be sent (RFC 9110, section 8.8.3). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, preferredEncoding } from './encoding.ts';

/** Header names and values in turn, as Node writes them without looking at them again. */
export type RawHeaders = readonly string[];

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: string[];
}

export type Representation = Readonly<Record<Encoding, Encoded>>;

/**
 * Prepares text for all who may ask for it, compressed at the highest levels off the main thread. There is no quicker
 * level for the time until then: every replica has the same bytes and tags from its first answer on.
 * @param shared the headers that all encodings carry
 */
export async function represent(text: string, shared: RawHeaders): Promise<Representation> {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    br: encoded(br, [...shared, 'Content-Encoding', 'br']),
    gzip: encoded(gz, [...shared, 'Content-Encoding', 'gzip']),
    identity: encoded(body, shared),
  };
}

/** Bytes with their strong tag, which stands for exactly them and so is made from them, and their length. */
export function encoded(body: Buffer, headers: RawHeaders): Encoded {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  return { body, etag, headers: [...headers, 'ETag', etag, 'Content-Length', String(body.length)] };
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
