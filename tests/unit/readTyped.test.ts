import { describe, expect, test } from 'vitest';
import { readCode } from '#views/widgets/decoder/readCode.ts';
import { readTyped } from '#views/widgets/decoder/readTyped.ts';

const partsOf = (typed: string): readonly string[] => {
  const reading = readTyped(typed);
  return reading === undefined || reading.kind === 'fault'
    ? []
    : reading.parts.map(({ characters }) => characters);
};

describe('a part is read as soon as its characters are typed', () => {
  test.each([
    { typed: '7', parts: ['7'] },
    { typed: '70', parts: ['7', '0'] },
    { typed: '7000', parts: ['7', '0', '0', '0'] },
    { typed: '9830012', parts: ['98300', '12'] },
    { typed: 'HDFC', parts: ['HDFC'] },
    { typed: 'hdfc0c', parts: ['HDFC', '0', 'C'] },
  ])('$typed', ({ typed, parts }) => {
    expect(partsOf(typed)).toEqual(parts);
  });

  test('a zone is named before the circle is known', () => {
    const reading = readTyped('7');
    expect(reading?.kind === 'pincode' && reading.parts.map(({ text }) => text)).toEqual([
      '7 is the east and the north-east.',
    ]);
  });
});

test.each(['', '-', 'HDF', 'HDFCO', 'HD1C', '29', '0', '58300123', '98300123456', '70000é'])(
  '“%s” says nothing yet, and is no mistake',
  (typed) => {
    expect(readTyped(typed)).toBeUndefined();
  },
);

test.each(['700001', 'HDFC0000001', '9830012345', '+91 98300-12345'])(
  '%s says the same typed as sent',
  (code) => {
    expect(readTyped(code)).toEqual(readCode(code));
  },
);
