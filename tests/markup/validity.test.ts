/** Every document of the site is valid, by the standards of HTML and SVG. The style sheet is left to Biome: the Nu checker knows neither `@container` nor `@view-transition`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlValidate } from '../support/htmlValidate.ts';
import type { CheckedFile, MarkupChecker } from '../support/markupChecker.ts';
import { markupFiles } from '../support/markupFiles.ts';
import { hasJava, nuChecker } from '../support/nuChecker.ts';

/* Only against hanging: it takes about ten seconds, and many times that where other work has the processor. */
const patience = 300_000;

const checker = hasJava() ? nuChecker : htmlValidate;
if (checker === htmlValidate) {
  process.stdout.write(
    'There is no Java 11 or later here: html-validate checks the HTML in place of the Nu checker, and nothing checks the SVG.\n',
  );
}
const files = markupFiles.filter(({ kind }) => checker.kinds.includes(kind));

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A title</title></head><body>${body}</body></html>`;
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`;

const sound: readonly CheckedFile[] = [
  { kind: 'html', text: html('<p>A paragraph with a <a href="/">link</a>.</p>') },
  { kind: 'svg', text: svg('<path id="a" d="M0 0h8"/><path id="b" d="M0 8h8"/>') },
];
const faulty: readonly CheckedFile[] = [
  { kind: 'html', text: html('<input type="date" placeholder="2026-11-18" aria-label="Date">') },
  { kind: 'html', text: html('<input autocomplete="street-address" aria-label="Address">') },
  { kind: 'html', text: html('<p id="a">One</p><p id="a">Two</p>') },
  { kind: 'html', text: html('<p><div>A block in a paragraph</div></p>') },
  { kind: 'html', text: html('<a href="/">A link <a href="/">in a link</a></a>') },
  { kind: 'html', text: html('<img src="/icon.svg">') },
  { kind: 'html', text: html('<ul><p>Not an item</p></ul>') },
  { kind: 'html', text: html('<div><span>Not closed</div>') },
  { kind: 'svg', text: svg('<path id="a" d="M0 0h8"/><path id="a" d="M0 8h8"/>') },
  { kind: 'svg', text: svg('<rectangle width="8"/>') },
  { kind: 'svg', text: svg('<path d="M0 0h8">') },
];
const samplesFor = ({ kinds }: MarkupChecker) =>
  [...sound, ...faulty].filter(({ kind }) => kinds.includes(kind));
const isFaulty = (sample: CheckedFile) => faulty.includes(sample);

describe(checker.name, () => {
  const faults = new Map<string, readonly string[]>();
  const samples = samplesFor(checker);
  let inSamples: readonly string[][] = [];
  beforeAll(async () => {
    const texts = await Promise.all(files.map(({ read }) => read()));
    const documents = files.map(({ kind }, index) => ({ kind, text: texts[index] ?? '' }));
    /* All in one run, because Java takes seconds to start. */
    const found = await checker.check([...documents, ...samples]);
    for (const [index, { name }] of files.entries()) faults.set(name, found[index] ?? []);
    inSamples = found.slice(files.length);
  }, patience);

  test('checks each file under a name of its own', () => {
    expect(faults.size).toBe(files.length);
  });

  test('tells valid from invalid documents', () => {
    expect(inSamples.map(({ length }) => length > 0)).toEqual(samples.map(isFaulty));
  });

  test.each(files)('finds nothing wrong with $name', ({ name }) => {
    expect(faults.get(name)).toEqual([]);
  });
});

test('html-validate tells valid from invalid documents', async () => {
  const samples = samplesFor(htmlValidate);
  const found = await htmlValidate.check(samples);
  expect(found.map(({ length }) => length > 0)).toEqual(samples.map(isFaulty));
});

/* One of each kind, so that a machine without Java does not meet false alarms. */
test.each([
  '/',
  '/About',
  '/Blog',
  '/PayoutApi',
  '/PosPage',
  '/PrivacyPolicy',
  '/Career?apply=open',
  'the application form refused for every field',
  'the contact form accepted',
  'the page of a 404',
])('html-validate finds nothing wrong with %s', async (sought) => {
  const file = markupFiles.find(({ name }) => name === sought);
  if (file === undefined) throw new Error(`There is no file named ${sought}.`);
  expect(await htmlValidate.check([{ kind: 'html', text: await file.read() }])).toEqual([[]]);
});
