/** Where a request ends, told in every contradictory way (RFC 9112, section 6), with another request inside. */
import fc, { type Arbitrary } from 'fast-check';
import { pieces } from './pieces.ts';

/** Never to be answered: it is part of a body, or of nothing. */
export const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

const lengths = [
  '0',
  '5',
  '6',
  '100',
  '99999999999999999999',
  '-',
  '+',
  '0x',
  ',',
  ' ',
  '5, 5',
  '\t',
];
const codings = ['chunked', 'identity', 'gzip', 'x', ',', ' ', '"', ';', '\x0b', '\t', 'CHUNKED'];
const names = [
  'Content-Length',
  'Transfer-Encoding',
  'content-length',
  'Content-Length ',
  ' X',
  'TE',
];
const separators = [':', ': ', ' : ', ':\t', '\r\n ', ''];

const line = fc
  .tuple(
    fc.constantFrom(...names),
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(': ') },
      { weight: 1, arbitrary: fc.constantFrom(...separators) },
    ),
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom('chunked', '5', '0') },
      { weight: 1, arbitrary: pieces([...lengths, ...codings], 4) },
    ),
  )
  .map((all) => all.join(''));
const lineEnd = fc.oneof(
  { weight: 12, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r') },
);

const sizes = [
  '0',
  '1',
  '5',
  'a',
  'f',
  'ffffffffffffffffff',
  '-1',
  '+1',
  '0x0',
  ' ',
  ';',
  '\n',
  'g',
];
const chunk = fc
  .tuple(
    pieces([...sizes, ';a=b', ';"'], 3),
    lineEnd,
    pieces(['{}', 'aaaaa', '\r\n', '0'], 4),
    lineEnd,
  )
  .map((all) => all.join(''));
const body = fc
  .tuple(
    fc.array(chunk, { maxLength: 3 }),
    fc.constantFrom('0\r\n\r\n', '0\r\nX: y\r\n\r\n', '0\n\n', '00;\r\n\r\n', '{}\r\n', ''),
  )
  .map(([chunks, last]) => chunks.join('') + last);

const start = fc.constantFrom(
  ...['POST /forms/contact HTTP/1.1', 'POST /nothing HTTP/1.1', 'GET / HTTP/1.1'],
);
const framed = (lines: Arbitrary<string[]>): Arbitrary<string> =>
  fc
    .record({ start, lines, end: lineEnd, body, inner: fc.constantFrom(smuggled, '') })
    .map(({ start, lines, end, body, inner }) =>
      [start, 'Host: localhost', 'Content-Type: application/json', lines.join(end), '', body]
        .join('\r\n')
        .concat(inner),
    );

/** Any headers, and any body. Some are one request, some two, most none. */
export const framedRequest: Arbitrary<string> = framed(
  fc.array(line, { minLength: 1, maxLength: 3 }),
);

const anyCase = (name: string) => fc.mixedCase(fc.constant(name));
const header = (name: string, words: readonly string[]) =>
  fc.tuple(anyCase(name), pieces(words, 3)).map(([written, value]) => `${written}: ${value}`);

/** A length and a coding at once, which is how a request is hidden from a proxy: never more than one request. */
export const ambiguousRequest: Arbitrary<string> = framed(
  fc
    .tuple(header('Content-Length', lengths), header('Transfer-Encoding', ['chunked', ...codings]))
    .chain((both) => fc.shuffledSubarray(both, { minLength: 2 })),
);
