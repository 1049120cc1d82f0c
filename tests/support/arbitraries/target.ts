/** Request targets: paths and queries in every encoding, and the other forms that a target may take (RFC 9112, section 3.2). */
import fc, { type Arbitrary } from 'fast-check';
import { endpointOf, formNames } from '#content/forms/form.ts';
import { urlState } from '#content/urlState.ts';
import { readManifest } from '#server/assets/manifest.ts';
import { build } from '../createTestApp.ts';
import { pieces } from './pieces.ts';

const manifest = readManifest(build);
const files = [manifest.script.file, manifest.stylesheet.file, manifest.font, '/favicon.ico'];
const documents = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest'];

/** Some paths of each kind that the site answers. A page is compressed when it is first asked for, which takes long. */
export const knownPaths: readonly string[] = [
  ...['/', '/About', '/Blog', '/Career', '/PayoutApi'],
  ...formNames.map(endpointOf),
  ...[...files, ...documents, '/.well-known/security.txt', '/healthz', '/readyz'],
];

const steps = [
  '/',
  '//',
  '.',
  '..',
  '../',
  './',
  '\\',
  ';',
  ':',
  '@',
  '!',
  '*',
  '~',
  "'",
  '<',
  '>',
];
const escapes = ['%', '%2f', '%2e', '%2e%2e/', '%5c', '%00', '%0d%0aX-Injected:%201', '%zz', '%ff'];
const unicode = [
  '%ed%a0%80',
  '%c0%ae',
  '%E0%A4%85',
  '%u2215',
  '%252e',
  '\xe2\x82\xac',
  '\xff',
  '%41',
];
const places = ['About', 'about', 'assets', 'forms', 'etc/passwd', 'package.json', 'server.js'];
const parameters = Object.values(urlState).flatMap((states) =>
  Object.entries(states).flatMap(([name, values]) => [name, ...values]),
);

const path = fc.oneof(
  fc.constantFrom(...knownPaths),
  pieces([...steps, ...escapes, ...unicode, ...places]).map((text) => `/${text}`),
  fc
    .tuple(fc.constantFrom(...knownPaths), pieces([...steps, ...escapes, ...unicode], 3))
    .map((both) => both.join('')),
  fc
    .tuple(
      fc.constantFrom('', '/', '//', '/.', '%2f', '\\'),
      fc.constantFrom(...knownPaths).chain((text) => fc.mixedCase(fc.constant(text))),
      fc.constantFrom('', '/', '//', '/.', '%2f', '%20', '%'),
    )
    .map((all) => all.join('')),
);

const query = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters({ size: 'medium' }),
  pieces([...parameters, 'q', 'post', '=', '&', '?', '+', '#', '__proto__', '[', ']', ...escapes]),
);

const anywhere = fc.constantFrom(
  ...['', 'http://localhost', 'HTTP://evil.example:80', 'http://', 'https://a@b', '//evil.example'],
);

const origin = fc
  .tuple(anywhere, path, query)
  .map(([start, where, asked]) => start + where + (asked === '' ? '' : `?${asked}`));

/** White space would end a target; what follows would be taken for the version. */
export const target: Arbitrary<string> = fc
  .oneof(
    { weight: 20, arbitrary: origin },
    { weight: 1, arbitrary: fc.constantFrom('*', '/', '?', '#', 'About', 'a:b', '') },
  )
  .map((text) => text.replace(/\s/g, '+'));
