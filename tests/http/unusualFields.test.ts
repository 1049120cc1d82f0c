import { describe, expect, test } from 'vitest';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { jsonOf, valid } from '../support/submit.ts';

const app = sharedApp();

const post = (type: string, body: string) =>
  exchange(app, {
    method: 'POST',
    path: '/forms/contact',
    headers: { Accept: 'application/json', 'Content-Type': type },
    body,
  });
const postJson = (body: string) => post('application/json', body);
const postFields = (body: string) => post('application/x-www-form-urlencoded', body);

const contact = JSON.stringify(valid.contact).slice(1, -1);
const fields = new URLSearchParams(valid.contact).toString();

describe('a field whose value is not text counts as empty', () => {
  test.each(['null', 'true', '{}', '{"a":"b"}', '[]', '["Asha"]', '{"toString":"x"}', '[[["a"]]]'])(
    '%s',
    async (value) => {
      const reply = await postJson(`{${contact.replace('"Imran Shaikh"', value)}}`);
      expect([reply.status, Object.keys(jsonOf(reply).errors ?? {})]).toEqual([422, ['name']]);
    },
  );

  test.each(['[]', '{}', '[{"name":"Asha"}]'])('as does a whole body of %s', async (body) => {
    const reply = await postJson(body);
    expect(Object.keys(jsonOf(reply).errors ?? {}).sort()).toEqual([
      'email',
      'message',
      'name',
      'number',
    ]);
  });

  test('and a field that is sent twice', async () => {
    const reply = await postFields(`${fields}&name=Other`);
    expect([reply.status, Object.keys(jsonOf(reply).errors ?? {})]).toEqual([422, ['name']]);
  });
});

describe('names that mean something to JavaScript mean nothing here', () => {
  const bodies = [
    `{${contact},"__proto__":{"polluted":"yes","name":""}}`,
    `{${contact},"constructor":{"prototype":{"polluted":"yes"}}}`,
    `{${contact},"toString":1,"hasOwnProperty":2,"valueOf":null}`,
  ];
  test.each(bodies)('%s', async (body) => {
    expect((await postJson(body)).status).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each([
    '__proto__[polluted]=yes',
    '__proto__.polluted=yes',
    'constructor[prototype][polluted]=yes',
    '__proto__=yes',
  ])('%s', async (extra) => {
    expect((await postFields(`${fields}&${extra}`)).status).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('they do not stand in for a field', async () => {
    const reply = await postJson(`{"__proto__":{${contact}}}`);
    expect(Object.keys(jsonOf(reply).errors ?? {})).toHaveLength(4);
  });
});

test('a number may be sent as a JSON number', async () => {
  const { status } = await postJson(
    `{${contact.replace(/"number":"\d+"/, '"number":9830012345')}}`,
  );
  expect(status).toBe(200);
});

test('fields that the form does not have are ignored', async () => {
  expect((await postFields(`${fields}&utm=1&submit=Send`)).status).toBe(200);
});
