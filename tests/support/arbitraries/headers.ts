/** Values of request headers, near to their grammar and around it. */
import fc, { type Arbitrary } from 'fast-check';
import { pieces } from './pieces.ts';

const weights = [';q=', ';', '=', '0', '0.5', '1', '1.0000', '-1', 'NaN', ',', ' ', '\t', '"', '*'];
const tags = ['"', 'W/', 'w/', 'x', ',', ' ', '*', '\\', '"x"', '""'];
const dates = ['Wed, 18 Nov 2026 10:00:00 GMT', '0', '-1', '2026', '9'.repeat(30), ' ', ','];
const hosts = ['localhost', ':', '3000', '.', '[', ']', '::1', '%', '@', '/', '\\', '?', '#', ' '];
const addresses = ['192.0.2.1', '::ffff:192.0.2.1', '[2001:db8::1]', '256.1.1.1', 'unknown', '_x'];

const grammars = {
  Accept: ['text/html', 'application/json', '*/*', 'html', '/', 'a/b', 'level', ...weights],
  'Accept-Encoding': ['br', 'gzip', 'identity', 'deflate', 'zstd', 'x-gzip', ...weights],
  'Accept-Language': ['en', 'en-IN', 'hi', '-', ...weights],
  Cookie: ['a', '=', ';', ' ', '"', ',', '%', '%ff', '__proto__', '$Version'],
  'If-None-Match': tags,
  'If-Match': tags,
  'If-Range': [...tags, ...dates],
  'If-Modified-Since': dates,
  'If-Unmodified-Since': dates,
  Range: ['bytes', 'items', '=', '-', ',', '0', '1', '9', '99999999999999999999', ' ', '1e3', 'x'],
  Origin: ['null', 'http', 'https', '://', 'javascript:', ...hosts],
  Referer: ['http', 'https', '://', 'about:client', ...hosts],
  Host: hosts,
  Forwarded: ['for=', 'host=', 'proto=', 'by=', ';', ',', '"', '\\', ...addresses, ...hosts],
  'X-Forwarded-For': [',', ' ', ':', '80', ...addresses],
  'X-Forwarded-Host': [',', ...hosts],
  'X-Forwarded-Proto': ['http', 'https', 'javascript', ',', ' ', ':'],
  'X-Forwarded-Port': ['80', ',', '-1', 'x'],
  'X-Request-Id': ['0123456789', 'abcdef', '.', '-', '_', '"', '{', '}', '\\', ' ', '<', '%0a'],
  'Sec-Fetch-Site': ['same-origin', 'same-site', 'cross-site', 'none', ',', ' '],
  Expect: ['100-continue', '100-Continue', '200-ok', ',', ' ', '=', '"'],
  Upgrade: ['h2c', 'websocket', 'TLS/1.0', ',', '/', ' '],
  TE: ['trailers', 'chunked', 'deflate', ...weights],
  'Content-Encoding': ['gzip', 'br', 'identity', 'zstd', ',', ' ', 'x'],
} as const satisfies Record<string, readonly string[]>;

const line = ([name, words]: readonly [string, readonly string[]]): Arbitrary<string> =>
  pieces(words).map((value) => `${name}: ${value}`);

/** Up to five lines; a header may come twice. Two of `Host` would say more about framing than about its grammar. */
export const headerLines: Arbitrary<string[]> = fc
  .array(fc.oneof(...Object.entries(grammars).map(line)), { maxLength: 5 })
  .filter((all) => all.filter((each) => each.startsWith('Host:')).length < 2);
