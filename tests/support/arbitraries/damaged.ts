import fc, { type Arbitrary } from 'fast-check';

const insertions = [
  ...['\0', '\r\n', '\n', '\r', '\r\n\r\n', ' ', '\t', '%00', '%', '\xff\xfe', '\xc3\x28', '--'],
  ...['"', ';', ':', ',', '=', '&', '[]', '{"a":', '__proto__', 'constructor[prototype]'],
  ...['A'.repeat(5000), '\t '.repeat(40)],
];

interface Damage {
  /** From 0, the start, to 1, the end. */
  readonly place: number;
  readonly removed: number;
  readonly inserted: string;
}

const damage: Arbitrary<Damage> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 })),
  inserted: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...insertions),
    fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)) }),
  ),
});

/** Text, each character one byte, that is damaged in one to three places: something is taken out, put in, or both. */
export const damaged = (whole: string): Arbitrary<string> =>
  fc.array(damage, { minLength: 1, maxLength: 3 }).map((all) => all.reduce(inflict, whole));

function inflict(text: string, { place, removed, inserted }: Damage): string {
  const at = Math.round(place * text.length);
  return text.slice(0, at) + inserted + text.slice(at + removed);
}
