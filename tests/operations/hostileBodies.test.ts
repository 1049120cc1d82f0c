/** Bodies that are cut, damaged or out of all proportion. Each is answered as a client's fault, or for what it still says. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipart } from '../support/multipart.ts';
import { valid } from '../support/submit.ts';
import { failures, not, startTarget, type Target } from './hostile.ts';
import { mutate, random } from './mutate.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(async () => expect(await target.end()).toEqual([]));

const head = (path: string, type: string, ...headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Connection: close', `Content-Type: ${type}`, ...headers]
    .join('\r\n')
    .concat('\r\n\r\n');
const whole = (path: string, type: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(head(path, type, `Content-Length: ${Buffer.byteLength(body)}`)),
    Buffer.from(body),
  ]);
const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';
const small = multipart([
  { name: 'firstName', value: 'Meera' },
  { name: 'resume', filename: 'a.pdf', value: '%PDF-1.7' },
]);
const type = small.headers['Content-Type'] ?? '';
const upload = '/forms/application';
const everyByte = Array.from({ length: small.body.length }, (_, index) => index);

describe('a small multipart body', () => {
  test('that ends at any of its bytes is answered: as damaged, or as incomplete', async () => {
    const requests = everyByte.map((end) => ({
      name: `ends at ${end}`,
      bytes: whole(upload, type, small.body.subarray(0, end)),
    }));
    expect(not(await target.send(requests), 400, 422)).toEqual([]);
  });

  test('whose sender goes away at any of its bytes costs nothing', async () => {
    const declared = Buffer.from(head(upload, type, `Content-Length: ${small.body.length}`));
    const requests = everyByte.map((end) => ({
      name: `gone at ${end}`,
      bytes: Buffer.concat([declared, small.body.subarray(0, end)]),
      isCut: true,
    }));
    expect(failures(await target.send(requests))).toEqual([]);
  });
});

describe.each([
  ['multipart', upload, type, small.body, 700],
  ['fields', '/forms/contact', urlencoded, new URLSearchParams(valid.contact).toString(), 500],
  ['JSON', '/forms/enquiry', json, JSON.stringify(valid.enquiry), 500],
] as const)('%s with damage by chance', (name, path, encoding, body, count) => {
  test('is answered for what it still says', async () => {
    const next = random(20_261_118);
    const requests = Array.from({ length: count }, (_, index) => ({
      name: `${name} ${index}`,
      bytes: whole(path, encoding, mutate(Buffer.from(body), next)),
    }));
    expect(not(await target.send(requests), 200, 400, 413, 422)).toEqual([]);
  });
});

const contact = '/forms/contact';
const nested = (open: string, close: string, depth: number) =>
  `{"name":${open.repeat(depth)}1${close.repeat(depth)}}`;
const many = (count: number, field: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_, index) => field(index)).join(between);
const parts = (count: number, name: (index: number) => string) =>
  multipart(Array.from({ length: count }, (_, index) => ({ name: name(index), value: 'x' }))).body;

const disproportionate = {
  'JSON of 40,000 lists in each other': whole(contact, json, nested('[', ']', 40_000)),
  'JSON of 15,000 objects in each other': whole(contact, json, nested('{"a":', '}', 15_000)),
  'JSON of 9,000 fields': whole(contact, json, `{${many(9000, (i) => `"a${i}":1`, ',')}}`),
  'JSON that reaches for the prototype': whole(
    contact,
    json,
    '{"__proto__":{"name":"x"},"constructor":{"prototype":{"email":"x"}}}',
  ),
  'JSON with NUL': whole(contact, json, '{"name":"a\\u0000b"}'),
  'JSON with half a character': whole(contact, json, '{"name":"\\ud800"}'),
  'JSON of numbers, lists and nothing': whole(
    contact,
    json,
    '{"name":1e999,"email":[],"number":null}',
  ),
  'JSON with a mark at its start': whole(contact, json, '\ufeff{}'),
  '10,000 fields': whole(
    contact,
    urlencoded,
    many(10_000, () => 'a=1', '&'),
  ),
  '20,000 separators': whole(contact, urlencoded, '&'.repeat(20_000)),
  '20,000 broken escapes': whole(contact, urlencoded, `name=${'%'.repeat(20_000)}`),
  'fields in each other': whole(contact, urlencoded, `a${'[b]'.repeat(5000)}=1`),
  'fields that reach for the prototype': whole(
    contact,
    urlencoded,
    '__proto__[name]=x&__proto__.email=x&constructor[prototype][number]=1',
  ),
  'fields with NUL and no UTF-8': whole(contact, urlencoded, 'name=%00%ff%fe%c3%28&email=%u0041'),
  '1,200 parts': whole(
    upload,
    type,
    parts(1200, (index) => `a${index}`),
  ),
  'parts that reach for the prototype': whole(
    upload,
    type,
    parts(3, () => '__proto__[a][b]'),
  ),
  'a part with an endless head': whole(upload, type, `--x\r\n${'X: y\r\n'.repeat(5000)}`),
  'a boundary of 12,000 characters': whole(
    upload,
    `multipart/form-data; boundary=${'b'.repeat(12_000)}`,
    'x',
  ),
  'nothing but boundaries': whole(upload, type, `--${type.split('=')[1]}\r\n`.repeat(2000)),
  'a name with line breaks': whole(
    upload,
    type,
    multipart([{ name: 'a"\r\nX-Injected: 1\r\n', filename: '../../etc/passwd\0.pdf', value: 'x' }])
      .body,
  ),
  'a coding within the coding': whole(
    upload,
    type,
    small.body.toString().replace('\r\n\r\n', '\r\nContent-Transfer-Encoding: base64\r\n\r\n'),
  ),
};

test('what is out of all proportion is refused', async () => {
  const requests = Object.entries(disproportionate).map(([name, bytes]) => ({ name, bytes }));
  const outcomes = await target.send(requests);
  expect(not(outcomes, 400, 413, 422)).toEqual([]);
  expect(outcomes.filter(({ text }) => /^X-Injected/im.test(text))).toEqual([]);
});

test('afterwards forms are answered as before', async () => {
  const fine = [
    { name: 'JSON', bytes: whole(contact, json, JSON.stringify(valid.contact)) },
    { name: 'empty', bytes: whole(contact, json, '{}') },
  ];
  const outcomes = await target.send(fine);
  expect(outcomes.map(({ statuses }) => statuses).sort()).toEqual([[200], [422]]);
  process.stdout.write(`hostile bodies: ${target.sent()} requests\n`);
  expect(target.sent()).toBeGreaterThanOrEqual(2200);
});
