import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from '#views/sections/formatJson.ts';

test('the body has a line for each of its fields, and short objects and lists keep to one line', () => {
  expect(formatJson({ from: 'HWH', passengers: { adults: 1 }, seats: [31, 32], none: null })).toBe(
    [
      '{',
      '  "from": "HWH",',
      '  "passengers": { "adults": 1 },',
      '  "seats": [31, 32],',
      '  "none": null',
      '}',
    ].join('\n'),
  );
});

test('an object that is too long for the window has a line for each field', () => {
  const receiver = { name: 'ANANYA SEN', accountNumber: 'XXXXXXXX4821', ifsc: 'ABCD0123456' };
  expect(formatJson({ receivers: [receiver] })).toBe(
    [
      '{',
      '  "receivers": [',
      '    {',
      '      "name": "ANANYA SEN",',
      '      "accountNumber": "XXXXXXXX4821",',
      '      "ifsc": "ABCD0123456"',
      '    }',
      '  ]',
      '}',
    ].join('\n'),
  );
});

test('whatever the body, the answer is JSON with the same shape', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), (body) => {
      expect(JSON.parse(formatJson(body))).toEqual(JSON.parse(JSON.stringify(body)));
    }),
  );
});
