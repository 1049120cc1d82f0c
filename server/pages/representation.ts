/** One resource as bytes: each encoding with its strong ETag and all of its headers, ready to be sent (RFC 9110, section 8.8.3). */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compression } from './compression.ts';
import { type Encoding, preferredEncoding } from './preferredEncoding.ts';

export type HeaderMap = ReadonlyMap<string, string>;

/* Names and values in turn, as Node writes them without looking at them again. */
type RawHeaders = string[];

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: RawHeaders;
  /** Those of them that a 304 carries. */
  readonly notModified: RawHeaders;
}

export type Representation = Readonly<Record<Encoding, Encoded>>;

/**
 * Prepares text for everyone who may ask for it, compressed off the main thread. There is no quicker level for the
 * time until then: every replica has the same bytes and tags from its first answer on.
 * @param shared the headers that all encodings carry
 */
export async function represent(
  text: string,
  shared: HeaderMap,
  compression: Compression,
): Promise<Representation> {
  const body = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: compression.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: compression.gzip }),
  ]);
  return {
    br: encoded(br, new Map([...shared, ['Content-Encoding', 'br']])),
    gzip: encoded(gz, new Map([...shared, ['Content-Encoding', 'gzip']])),
    identity: encoded(body, shared),
  };
}

/**
 * Bytes with their length and their strong tag. A browser that is told 304 goes on with the headers that it kept, so
 * the tag is made from them too and changes with any of them.
 */
export function encoded(body: Buffer, headers: HeaderMap): Encoded {
  const named = JSON.stringify([...headers]);
  const hash = createHash('sha256').update(named).update(body).digest('base64url').slice(0, 22);
  const etag = `"${hash}"`;
  const all = new Map([...headers, ['ETag', etag], ['Content-Length', String(body.length)]]);
  const notModified = [...all].filter(([name]) => notModifiedNames.has(name));
  return { body, etag, headers: [...all].flat(), notModified: notModified.flat() };
}

/* All that a 304 carries (RFC 9110, section 15.4.5), beside what Node writes for the connection and the date. */
const notModifiedNames = new Set(['Cache-Control', 'ETag', 'Vary']);

/**
 * Answers a GET or HEAD with the encoding that the client prefers, or 304 if it has those very bytes.
 * @returns what was sent: its status and the length of its body
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  representation: Representation,
): { status: 200 | 304; bytes: number } {
  const { body, etag, headers, notModified } = representation[preferredEncoding(request)];
  const known = request.headers['if-none-match'];
  if (known !== undefined && isMatch(known, etag)) {
    removeHeaders(response);
    response.writeHead(304, notModified).end();
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

/* Those that every answer carries already; headers about the connection stay. */
function removeHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) {
    if (name !== 'connection') response.removeHeader(name);
  }
}
