import { rawGet, rawPost, rawRequest } from './rawRequest.ts';

const typed = (type: string) => rawPost('/forms/application', type, '--a\r\n\r\n');
const ranges = [
  '0-',
  '-1',
  '9-2',
  '99999999-',
  'x-y',
  '0-0,2-3',
  '-',
  '1e3-',
  '-0',
  '0-1,'.repeat(900),
];
const broken = ['%0d%0aX-Injected:%201', '%0aX-Injected:1', '\x01\x02', '%E5%98%8AX-Injected:1'];

export const headerExamples = {
  contentType: [
    /* Each of them was once answered with 500. */
    typed('multipart/form-data; boundary=a b'),
    typed('multipart/form-data; boundary="a'),
    typed('multipart/form-data; boundary=a;;'),
    typed('multipart/form-data; boundary=a=b'),
    typed("multipart/form-data; boundary='()+_,-./:=?"),
    typed('multipart/form-data; boundary=a; charset'),
    typed('multipart/form-data; boundary=a\xff'),
    typed('multipart/form-data;\tboundary=a'),
    rawRequest('POST', '/forms/application', 'Content-Type: multipart/form-data; boundary=a'),
    rawRequest('POST', '/forms/contact', 'Content-Type: application/json'),
    typed(`multipart/form-data; boundary=${'b'.repeat(12_000)}`),
    typed(`multipart/form-data; boundary=a${' '.repeat(12_000)}x`),
  ],
  get: [
    ...ranges.map((range) => rawGet('/favicon.ico', `Range: bytes=${range}`)),
    ...broken.map((value) => rawGet('/nothing', `X-Request-Id: 01234567${value}`)),
    ...broken.map((value) => rawGet('/about', `X-Forwarded-Host: evil.example${value}`)),
    rawGet('/About/', 'Host: evil.example', 'X-Request-Id: {"level":60}'),
    rawGet('/', ...Array<string>(90).fill('Accept-Encoding: br;q=0.1')),
    rawGet('/', `Accept-Encoding: ${'a,'.repeat(5000)}`),
    rawGet('/nothing', `Accept: ${'a/b;q=0.1,'.repeat(1200)}`),
    rawGet('/', `If-None-Match: ${'"a", '.repeat(2500)}`),
    rawGet('/', `X-Forwarded-For: ${'::1, '.repeat(2500)}`),
    rawGet('/', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'),
    rawGet('/', 'Upgrade: websocket', 'Sec-WebSocket-Key: x'),
  ],
  post: [],
} as const;
