import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pdf } from '../support/documents.ts';
import { exchange } from '../support/exchange.ts';
import { boundary, multipart, type Part } from '../support/multipart.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { jsonOf, valid } from '../support/submit.ts';

const app = sharedApp();
const path = '/forms/application';
const resume: Part = { name: 'resume', filename: 'resume.pdf', value: pdf() };
const texts: readonly Part[] = Object.entries(valid.application).map(([name, value]) => ({
  name,
  value,
}));
const whole = multipart([...texts, resume]);

interface Sent {
  readonly headers: Record<string, string>;
  readonly body: Buffer | string;
}

const post = ({ headers, body }: Sent, accept = 'application/json') =>
  exchange(app, { method: 'POST', path, headers: { ...headers, Accept: accept }, body });

const many = (count: number, value = '1') =>
  Array.from({ length: count }, (_, index) => ({ name: `extra${index}`, value }));

const damaged: Readonly<Record<string, Sent>> = {
  'without a boundary': { ...whole, headers: { 'Content-Type': 'multipart/form-data' } },
  'with an empty boundary': {
    ...whole,
    headers: { 'Content-Type': 'multipart/form-data; boundary=' },
  },
  'with another boundary': {
    ...whole,
    headers: { 'Content-Type': 'multipart/form-data; boundary=other' },
  },
  'that is empty': { ...whole, body: '' },
  'that is no multipart': { ...whole, body: 'firstName=Asha' },
  'that ends without its last boundary': {
    ...whole,
    body: whole.body.subarray(0, -boundary.length - 6),
  },
  'that breaks off in the file': { ...whole, body: whole.body.subarray(0, -200) },
  'that breaks off in a field': { ...whole, body: whole.body.subarray(0, 300) },
  'that breaks off in a part’s header': { ...whole, body: whole.body.subarray(0, 60) },
  'with a nested name': multipart([...texts, { name: 'address[city]', value: 'x' }, resume]),
  'with a deeply nested name': multipart([
    ...texts,
    { name: `a${'[b]'.repeat(500)}`, value: 'x' },
    resume,
  ]),
  'with a name that reaches for the prototype': multipart([
    ...texts,
    { name: '__proto__[polluted]', value: 'yes' },
    resume,
  ]),
  'with too many fields': multipart([...many(200), ...texts, resume]),
  'with very many empty fields': multipart(many(5000, '')),
  'with two resumes': multipart([...texts, resume, resume]),
  'with a file in another field': multipart([...texts, { ...resume, name: 'photo' }, resume]),
  'with a file as a name': multipart([...texts, { ...resume, name: 'firstName' }]),
  'with a very long name': multipart([...texts, { name: 'n'.repeat(20_000), value: 'x' }, resume]),
};

describe.each(Object.entries(damaged))('a body %s', (_, sent) => {
  test('is refused with 400: a message to a script, the layout to a person', async () => {
    const reply = await post(sent);
    expect([reply.status, jsonOf(reply).ok]).toEqual([400, false]);
    expect(jsonOf(reply).message).toMatch(/\w+ \w+/);
    const html = await post(sent, 'text/html');
    expect([html.status, html.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(load(html.text)('main a[href="/Career?apply=open"]')).toHaveLength(1);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('the text of an application is bounded like every other body', () => {
  const kilobyte = 1024;
  const withAddress = (...values: string[]) =>
    multipart([
      ...texts.filter(({ name }) => name !== 'address'),
      ...values.map((value, index) => ({ name: index === 0 ? 'address' : `more${index}`, value })),
      resume,
    ]);

  test('a long address within 100 KB passes', async () => {
    expect((await post(withAddress('a'.repeat(90 * kilobyte)))).status).toBe(200);
  });

  test('one field over 100 KB is too large', async () => {
    expect((await post(withAddress('a'.repeat(100 * kilobyte + 1)))).status).toBe(413);
  });

  test('all fields together over 100 KB are too large', async () => {
    const half = 'a'.repeat(60 * kilobyte);
    expect((await post(withAddress(half, half))).status).toBe(413);
  });
});

test('a field named __proto__ is like any other that the form does not have', async () => {
  const { status } = await post(multipart([{ name: '__proto__', value: 'x' }, ...texts, resume]));
  expect(status).toBe(200);
  expect(Reflect.get({}, 'x')).toBeUndefined();
});

test('names and values are read as UTF-8', async () => {
  const named = { ...resume, filename: 'জীবনবৃত্তান্ত.pdf' };
  const city = texts.map((part) => (part.name === 'city' ? { ...part, value: 'কলকাতা' } : part));
  const { status, text } = await post(multipart([...city, named]), 'text/html');
  expect(status).toBe(200);
  expect(load(text)('[role=status]').text()).toContain('কলকাতা');
});
