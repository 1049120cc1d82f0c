/** `Content-Type`, around its grammar and within it (RFC 9110, section 8.3.1). */
import fc, { type Arbitrary } from 'fast-check';
import { pieces } from './pieces.ts';

const types = ['multipart/form-data', 'application/json', 'application/x-www-form-urlencoded'];
const parameters = ['boundary', 'charset', 'utf-8', 'utf-16', 'iso-8859-1', 'utf-7', 'a', 'name'];
const delimiters = [';', '; ', '=', '"', '\\', '\t', ' ', ',', '/', "'", '()+_,-./:=?', '*=', '%'];

/** Mostly a type that some form takes, and then anything. */
export const nearContentType: Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: pieces([...types, 'text', '/', '*', '+json']) },
    ),
    pieces([...types, ...parameters, ...delimiters, '; boundary=', '; charset=']),
  )
  .map((parts) => parts.join(''));

/* RFC 2046, section 5.1.1: what may be a boundary, and what of it needs no quotes in HTTP. */
const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const boundaryCharacters = `${letters}'()+_,-./:=? `;
const needsNoQuotes = /^[\w'+.-]+$/;

const boundaries = fc
  .string({ unit: fc.constantFrom(...boundaryCharacters), minLength: 1, maxLength: 70 })
  .filter((boundary) => !boundary.endsWith(' '));
const optionalSpace = fc.constantFrom('', ' ', '\t', ' \t ');
const otherParameters = fc.constantFrom('', ';charset=utf-8', '; x="a;b\\"c"', ' ; y="\xff"');
const anyCase = (word: string) =>
  fc.mixedCase(fc.constant(word), { toggleCase: (each) => each.toUpperCase() });

/** A well-formed type with its boundary, quoted or not, in any case and with white space wherever it may be. */
export const multipartType: Arbitrary<{ readonly type: string; readonly boundary: string }> = fc
  .record({
    boundary: boundaries,
    name: anyCase('boundary'),
    type: anyCase('multipart/form-data'),
    spaces: fc.tuple(optionalSpace, optionalSpace),
    before: otherParameters,
    after: otherParameters,
    quoted: fc.boolean(),
    escaped: fc.boolean(),
  })
  .map(({ boundary, name, type, spaces, before, after, quoted, escaped }) => {
    const text = escaped ? boundary.replace(/./g, '\\$&') : boundary;
    const isBare = !quoted && needsNoQuotes.test(boundary);
    const value = isBare ? boundary : `"${text}"`;
    return { boundary, type: `${type}${before}${spaces.join(';')}${name}=${value}${after}` };
  });
