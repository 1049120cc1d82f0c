/** Bodies of the text forms: JSON and urlencoded fields of every shape. */
import fc, { type Arbitrary } from 'fast-check';
import { valid } from '../submit.ts';
import { damaged } from './damaged.ts';
import { pieces } from './pieces.ts';
import { asBytes } from './rawRequest.ts';

const names = [...Object.keys(valid.enquiry), '__proto__', 'constructor', 'toString', 'a[b]', ''];
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...Object.values(valid.enquiry), '\ud800', '\udfff', '2026-02-30', '24:00', ' '),
  fc.jsonValue(),
);
const fields = fc.dictionary(fc.constantFrom(...names), value);

const jsonTokens = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  '\\',
  '\\u',
  'd800',
  'null',
  'true',
  '-',
  '0',
];

/** JSON of every kind, and what nearly is some. */
export const jsonBody: Arbitrary<string> = fc.oneof(
  fields.map((object) => asBytes(JSON.stringify(object))),
  fc.json().map(asBytes),
  pieces([...jsonTokens, '1e999', '"name"', '"__proto__"', '\xef\xbb\xbf', '\0', '\n']),
  damaged(JSON.stringify(valid.enquiry)),
);

const escapes = ['%', '%0', '%00', '%ff', '%zz', '%u0041', '%ed%a0%80', '%E0%A4%85', '+', '%26'];

/** Fields as browsers encode them, and what nearly is some. */
export const urlencodedBody: Arbitrary<string> = fc.oneof(
  pieces([...names, ...escapes, '=', '&', ';', '[', ']', '.', '\xc3\x28', '\0'], 30),
  fc.webQueryParameters(),
  damaged(new URLSearchParams(valid.contact).toString()),
);
