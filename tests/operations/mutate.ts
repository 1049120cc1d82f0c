/** Damage by a seed: alike in every run, so that a failure can be had again. */
const bytes = (...values: readonly string[]) => values.map((each) => Buffer.from(each, 'latin1'));

const insertions = bytes(
  '\0',
  '\r\n',
  '\n',
  '\r',
  '%00',
  '%',
  '\xff\xfe',
  '\xc3\x28',
  '--',
  '"',
  ';',
  ':',
  '=',
  '&',
  '[]',
  '{"a":',
  '__proto__',
  'constructor[prototype]',
  'A'.repeat(5000),
  '\t '.repeat(40),
);

/** Numbers from 0 on, below a bound that is given each time. */
export type Random = (bound: number) => number;

/** As good as chance, and always the same. */
export function random(seed: number): Random {
  let state = seed;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Damages bytes in one to three places: some are flipped, taken out, said twice or put in between. */
export function mutate(whole: Buffer, next: Random): Buffer {
  let mutated = whole;
  for (let left = 1 + next(3); left > 0; left -= 1) mutated = damage(mutated, next);
  return mutated;
}

function damage(whole: Buffer, next: Random): Buffer {
  const at = next(whole.length + 1);
  const span = 1 + next(12);
  const [before, touched, after] = [
    whole.subarray(0, at),
    whole.subarray(at, at + span),
    whole.subarray(at + span),
  ];
  switch (next(4)) {
    case 0:
      return Buffer.concat([
        before,
        Buffer.from(touched.map((byte) => byte ^ (1 << next(8)))),
        after,
      ]);
    case 1:
      return Buffer.concat([before, after]);
    case 2:
      return Buffer.concat([before, touched, touched, after]);
    default:
      return Buffer.concat([
        before,
        insertions[next(insertions.length)] ?? touched,
        touched,
        after,
      ]);
  }
}
