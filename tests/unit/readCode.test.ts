import { describe, expect, test } from 'vitest';
import { decoderFaults } from '#content/decoder/labels.ts';
import { readCode, tidy } from '#views/widgets/decoder/readCode.ts';

const partsOf = (code: string) => {
  const reading = readCode(code);
  return reading.kind === 'fault' ? [] : reading.parts.map(({ characters }) => characters);
};

describe('a code is taken apart', () => {
  test.each([
    { code: '700001', kind: 'pincode', parts: ['7', '0', '0', '001'] },
    { code: ' 110 001 ', kind: 'pincode', parts: ['1', '1', '0', '001'] },
    { code: 'HDFC0000001', kind: 'ifsc', parts: ['HDFC', '0', '000001'] },
    { code: 'hdfc0cagsbk', kind: 'ifsc', parts: ['HDFC', '0', 'CAGSBK'] },
    { code: '9830012345', kind: 'mobile', parts: ['98300', '12345'] },
    { code: '+91 98300-12345', kind: 'mobile', parts: ['98300', '12345'] },
    { code: '09830012345', kind: 'mobile', parts: ['98300', '12345'] },
  ])('$code', ({ code, kind, parts }) => {
    expect(readCode(code).kind).toBe(kind);
    expect(partsOf(code)).toEqual(parts);
    expect(parts.join('')).toBe(tidy(code));
  });

  test('a pincode names zone, circle and a large city', () => {
    const reading = readCode('560001');
    const texts = reading.kind === 'fault' ? [] : reading.parts.map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      '5 is the south.',
      '56 belongs to the Karnataka circle.',
      '560 is Bengaluru.',
    ]);
  });
});

test.each([
  { code: '', message: decoderFaults.empty },
  { code: ' - ', message: decoderFaults.empty },
  { code: '70000é', message: decoderFaults.characters },
  { code: '7000', message: decoderFaults.digits(4) },
  { code: '0700001', message: decoderFaults.digits(7) },
  { code: '012345', message: decoderFaults.pincodeZero },
  { code: '290001', message: decoderFaults.pincodeUnused('29') },
  { code: '5830012345', message: decoderFaults.mobileStart },
  { code: 'HD1C0000001', message: decoderFaults.ifscBank },
  { code: 'HDFCO000001', message: decoderFaults.ifscLetterO },
  { code: 'HDFC1000001', message: decoderFaults.ifscZero('1') },
  { code: 'HDFC000001', message: decoderFaults.ifscLength(10, 11) },
  { code: 'H', message: decoderFaults.ifscLength(1, 11) },
])('$code: one sentence about what is wrong', ({ code, message }) => {
  expect(readCode(code)).toEqual({ kind: 'fault', message });
});
