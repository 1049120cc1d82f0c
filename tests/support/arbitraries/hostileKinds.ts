/** Every kind of request that no decent client sends: how it is made, and how it may be answered. */
import fc, { type Arbitrary } from 'fast-check';
import { endpointOf, formNames } from '#content/forms/form.ts';
import { valid } from '../submit.ts';
import { bodyExamples } from './bodyExamples.ts';
import { nearContentType } from './contentType.ts';
import { damaged } from './damaged.ts';
import { ambiguousRequest, framedRequest } from './framing.ts';
import { framingExamples } from './framingExamples.ts';
import { headerExamples } from './headerExamples.ts';
import { headerLines } from './headers.ts';
import { boundary, multipartBody } from './multipartBody.ts';
import { rawGet, rawPost, rawRequest } from './rawRequest.ts';
import { knownPaths, target } from './target.ts';
import { targetExamples } from './targetExamples.ts';
import { jsonBody, urlencodedBody } from './textBody.ts';

export interface HostileKind {
  /** Requests as the bytes on the wire, each character one byte. */
  readonly bytes: Arbitrary<string>;
  /** Cases that are tried in every run: those that were answered wrongly once, and the classics. */
  readonly examples: readonly string[];
  /** The statuses that an answer may have; without them, any below 500. */
  readonly statuses?: readonly number[];
  /** How many answers there may be; exactly one unless it says otherwise. */
  readonly answers?: 'at most one' | 'any';
}

const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = `multipart/form-data; boundary=${boundary}`;
const upload = '/forms/application';
const contact = '/forms/contact';

const endpoint = fc.constantFrom(...formNames.map(endpointOf));
const askedPath = fc.constantFrom(...knownPaths, '/nothing', '/about', '/Blog?q=api', '/?faq=x');
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'QUERY') },
);
/* Node ends a connection that asks for a tunnel without an answer, so `CONNECT` is not among them. */
const methodLike = fc.string({ unit: fc.constantFrom(...'GETPOSHADL-_!#%^|~ get'), maxLength: 9 });
/* A page shows what was sent; JSON is answered several times as fast. */
const accept = fc.oneof(
  { weight: 1, arbitrary: fc.constant('Accept: text/html') },
  { weight: 2, arbitrary: fc.constant('Accept: application/json') },
);
const posted = (path: string, type: string, body: Arbitrary<string>): Arbitrary<string> =>
  fc.tuple(body, accept).map(([text, header]) => rawPost(path, type, text, header));
const contactJson = JSON.stringify(valid.contact);

export const hostileKinds = {
  'a Content-Type near to its grammar': {
    bytes: fc
      .tuple(endpoint, nearContentType, fc.constantFrom('', '{}', 'name=x', '--a\r\n\r\n'), accept)
      .map(([path, type, body, header]) => rawPost(path, type, body, header)),
    statuses: [400, 415, 422],
    examples: headerExamples.contentType,
  },
  'headers of a GET near to their grammar': {
    bytes: fc
      .tuple(fc.constantFrom('GET', 'HEAD'), askedPath, headerLines)
      .map(([name, path, headers]) => rawRequest(name, path, ...headers)),
    examples: headerExamples.get,
  },
  'headers of a POST near to their grammar': {
    bytes: headerLines.map((headers) => rawPost(contact, json, contactJson, ...headers)),
    statuses: [200, 400, 403, 415, 417],
    examples: headerExamples.post,
  },
  'a target in some encoding': {
    bytes: fc.tuple(method, target).map(([name, where]) => rawRequest(name, where)),
    examples: targetExamples.targets,
  },
  'a method that nobody knows': {
    bytes: fc.tuple(methodLike, askedPath).map((line) => rawRequest(...line)),
    examples: targetExamples.methods,
  },
  'a damaged multipart body': {
    bytes: posted(upload, multipart, multipartBody),
    statuses: [200, 400, 413, 422],
    examples: bodyExamples.multipart,
  },
  'damaged JSON': {
    bytes: posted(contact, json, jsonBody),
    statuses: [200, 400, 413, 422],
    examples: bodyExamples.json,
  },
  'damaged fields': {
    bytes: posted(contact, urlencoded, urlencodedBody),
    statuses: [200, 400, 413, 422],
    examples: bodyExamples.urlencoded,
  },
  'a body whose sender goes away': {
    bytes: fc
      .tuple(posted(upload, multipart, multipartBody), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([whole, share]) => {
        const headEnd = whole.indexOf('\r\n\r\n') + 4;
        return whole.slice(0, headEnd + Math.ceil(share * (whole.length - headEnd)));
      }),
    answers: 'at most one',
    examples: [],
  },
  'a head with damage by chance': {
    bytes: fc
      .constantFrom(
        rawGet('/Career?job=sr-software-developer&apply=open', 'Accept-Encoding: br'),
        rawGet('/favicon.ico', 'If-None-Match: "x"', 'Range: bytes=0-1', 'X-Request-Id: 01234567'),
        rawPost(contact, json, '{}'),
      )
      .chain(damaged),
    answers: 'any',
    examples: targetExamples.heads,
  },
  'a body that is framed in some way': {
    bytes: framedRequest,
    answers: 'any',
    examples: [],
  },
  'a body that is framed in two ways': {
    bytes: ambiguousRequest,
    answers: 'at most one',
    examples: framingExamples,
  },
} as const satisfies Record<string, HostileKind>;
