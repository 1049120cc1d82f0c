import { smuggled } from './framing.ts';

const head = (...headers: readonly string[]) =>
  ['POST /forms/contact HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers]
    .join('\r\n')
    .concat('\r\n\r\n');

/* Each hides the second request from one of two readers. */
const framings: readonly (readonly string[])[] = [
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 5'],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Content-Length: 5, 5'],
  ['Content-Length: +5'],
  ['Content-Length: -5'],
  ['Content-Length: 0x5'],
  ['Content-Length: 5 5'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length : 5'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding: identity'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: "chunked"'],
  ['Transfer-Encoding:\x0bchunked'],
  ['X: y\nTransfer-Encoding: chunked', 'Content-Length: 5'],
  ['X: y\rTransfer-Encoding: chunked', 'Content-Length: 5'],
  [' Transfer-Encoding: chunked', 'Content-Length: 5'],
  ['Content-Length: \r\n 5'],
];

/* The lengths of a chunk that one of two readers takes for another. */
const sizes = ['0x0', '-1', '+1', '1 ', ' 1', '1;', 'g', '', 'ffffffffffffffffff', '1\n', '00;\n'];

export const framingExamples: readonly string[] = [
  ...framings.map((headers) => `${head(...headers)}0\r\n\r\n${smuggled}`),
  ...sizes.map(
    (size) =>
      `${head('Transfer-Encoding: chunked')}${size}\r\na\r\n0\r\n\r\n${size === '1' ? '' : smuggled}`,
  ),
];
