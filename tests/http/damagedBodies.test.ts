import { describe, expect, test } from 'vitest';
import { type Body, expectRefusal, postBody, types } from '../support/postBody.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { valid } from '../support/submit.ts';

const app = sharedApp();

describe('another content type is refused with 415', () => {
  test.each([
    undefined,
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/vnd.api+json',
    'application/x-www-form-urlencodedx',
  ])('%s', (type) =>
    expectRefusal(app, 415, { type, body: new URLSearchParams(valid.contact).toString() }),
  );

  test.each([types.fields, types.json, 'multipart/mixed; boundary=x', undefined])(
    '%s for an application',
    (type) => expectRefusal(app, 415, { type, body: 'firstName=Asha', path: '/forms/application' }),
  );
});

const plain = new URLSearchParams(valid.contact).toString();

const damaged: Readonly<Record<string, Body>> = {
  'JSON that breaks off': { type: types.json, body: '{"name":"Asha"' },
  'JSON that is none': { type: types.json, body: 'name=Asha' },
  'a JSON text': { type: types.json, body: '"Asha"' },
  'a JSON number': { type: types.json, body: '1' },
  'JSON in Latin 1': { type: `${types.json}; charset=iso-8859-1`, body: '{"name":"Asha"}' },
  'JSON in UTF-16': { type: `${types.json}; charset=utf-16`, body: Buffer.from('{}', 'utf16le') },
  'JSON with bytes that are no UTF-8': {
    type: types.json,
    body: Buffer.from('{"name":"\xff\xfe"}', 'latin1'),
  },
  'fields in Latin 1': { type: `${types.fields}; charset=iso-8859-1`, body: plain },
  'fields in UTF-16': { type: `${types.fields}; charset=utf-16le`, body: plain },
  'fields in an unknown charset': { type: `${types.fields}; charset=klingon`, body: plain },
  'fields with bytes that are no UTF-8': {
    type: types.fields,
    body: Buffer.from('name=\xe9', 'latin1'),
  },
  'too many fields': { type: types.fields, body: 'a=1&'.repeat(5000) },
  'too many fields of one name': { type: types.fields, body: 'name=a&'.repeat(5000) },
};

test.each(Object.entries(damaged))('%s is refused with 400', (_, sent) =>
  expectRefusal(app, 400, sent),
);

describe('UTF-8 by any of its names is read', () => {
  test.each(['utf-8', 'UTF-8', '"utf-8"'])('charset=%s', async (charset) => {
    expect(
      (await postBody(app, { type: `${types.fields}; charset=${charset}`, body: plain })).status,
    ).toBe(200);
  });
});
