import { rawGet, rawRequest } from './rawRequest.ts';

const lures = ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '///evil.example/About'];
const moreLures = ['/%5cevil.example', '//evil.example/%2e%2e', 'http://evil.example/about'];
const long = '%41'.repeat(4000);
const huge = 'x'.repeat(70_000);

export const targetExamples = {
  targets: [
    ...[...lures, ...moreLures].flatMap((lure) => [
      rawGet(lure),
      rawGet(`${lure}/`),
      rawGet(`${lure}/About/`),
    ]),
    ...['../', '..%2f', '%2e%2e/', '..\\', '%252e%252e%252f', '..%c0%af', '..;/', '.%00./'].map(
      (up) => rawGet(`/assets/${up.repeat(6)}etc/passwd`),
    ),
    ...[
      '*',
      '/About#part',
      '/?',
      '/%',
      '/?faq=%zz&%',
      'http:///assets',
      'x:///assets',
      'http://',
    ].map((target) => rawGet(target)),
    rawRequest('OPTIONS', '*'),
    rawGet(`/${long}`),
    rawGet(`/?faq=${long}`),
    rawGet(`/Blog?q=${long}`),
    rawGet(`/Career?${'job=x&'.repeat(2000)}`),
  ],
  methods: ['get', 'GETT', 'BREW', '\0', 'G E T'].map((name) => rawRequest(name, '/')),
  heads: [
    /* Larger than any request may be. */
    rawGet(`/${huge}`),
    rawGet('/', `X: ${huge}`),
    rawGet('/', `${huge}: x`),
    rawGet('/', ...Array<string>(9000).fill('X: y')),
    rawRequest(huge, '/'),
    /* Other protocols, and other versions of this one. */
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '',
  ],
} as const;
