import fc, { type Arbitrary } from 'fast-check';

/* What a header's value may hold in the widest reading: printable characters, tabs and every byte above them. */
const fieldByte = fc
  .oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0x80, max: 0xff }), fc.constant(9))
  .map((code) => String.fromCharCode(code));

/**
 * Text put together at random from words that mean something to a parser, with a stray byte here and there: close
 * enough to the grammar to get deep into it, and rarely right.
 */
export const pieces = (words: readonly string[], maxLength = 12): Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fieldByte },
      ),
      { maxLength },
    )
    .map((all) => all.join(''));
