import { describe, expect, test } from 'vitest';
import { pdf } from '../support/documents.ts';
import { exchange } from '../support/exchange.ts';
import { multipart, boundary as usualBoundary } from '../support/multipart.ts';
import { type Body, expectRefusal, postBody, types } from '../support/postBody.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { valid } from '../support/submit.ts';

const app = sharedApp();
const fields = new URLSearchParams(valid.contact).toString();
const upload = multipart([
  ...Object.entries(valid.application).map(([name, value]) => ({ name, value })),
  { name: 'resume', filename: 'resume.pdf', value: pdf() },
]);

/** A good application whose parts are separated by another boundary. */
function application(type: string, boundary: string): Body {
  const body = upload.body.toString('latin1').replaceAll(usualBoundary, boundary);
  return { type, body: Buffer.from(body, 'latin1'), path: '/forms/application' };
}

describe('a malformed Content-Type is refused with 400', () => {
  test.each([
    ['multipart/form-data; boundary=a b', 'a b'],
    ['multipart/form-data; boundary="a', 'a'],
    ['multipart/form-data; boundary=a;;', 'a'],
    ['multipart/form-data; boundary=a=b', 'a=b'],
    ["multipart/form-data; boundary='()+_,-./:=?", "'()+_,-./:=?"],
    ['multipart/form-data; boundary=a; charset', 'a'],
    ['multipart/form-data; boundary=a; charset=', 'a'],
    ['multipart/form-data; boundary=a; =b', 'a'],
    ['multipart/form-data; boundary=a\xff', 'a\xff'],
    ['multipart/form-data; boundary="a\xff"', 'a\xff'],
    ['multipart/form-data; boundary="a"b', 'a'],
    ['multipart/form-data; boundary="a "', 'a '],
    ['multipart/form-data; boundary=""', ''],
    ['multipart/form-data; boundary = a', 'a'],
    ['multipart/form-data boundary=a', 'a'],
    ['multipart/form-data, multipart/form-data; boundary=a', 'a'],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, 'a'.repeat(71)],
    ['multipart/', 'a'],
    ['multipart', 'a'],
    ['', 'a'],
  ])('%s for an application', (type, boundary) =>
    expectRefusal(app, 400, application(type, boundary)),
  );

  test.each([
    'application/x-www-form-urlencoded; charset',
    'application/x-www-form-urlencoded; charset="utf-8',
    'application/x-www-form-urlencoded; charset=utf-8;;',
    'application/x-www-form-urlencoded; charset=utf-8 x',
    'application/x-www-form-urlencoded; charset=\xff',
    'application/x-www-form-urlencoded, text/plain',
    'application',
    '/x-www-form-urlencoded',
    'nonsense',
    '',
  ])('%s for a text form', (type) => expectRefusal(app, 400, { type, body: fields }));
});

describe('a well-formed Content-Type is read, however it is written', () => {
  test.each([
    [`multipart/form-data; boundary="'()+_,-./:=? x"`, "'()+_,-./:=? x"],
    ['multipart/form-data; boundary="a b"', 'a b'],
    ['multipart/form-data; boundary="a=b;c"', 'a=b;c'],
    ['multipart/form-data; boundary="a\\"b"', 'a"b'],
    ['multipart/form-data; boundary="\\a"', 'a'],
    ['Multipart/Form-Data ;\tBOUNDARY=a', 'a'],
    ['multipart/form-data;boundary=a', 'a'],
    ['multipart/form-data; boundary=a;', 'a'],
    ['multipart/form-data; charset="utf-8"; boundary=a; x=y', 'a'],
    ['multipart/form-data; boundary=a; boundary=b', 'a'],
    [`multipart/form-data; boundary=${'a'.repeat(70)}`, 'a'.repeat(70)],
  ])('%s for an application', async (type, boundary) => {
    expect((await postBody(app, application(type, boundary))).status).toBe(200);
  });

  test.each([
    'application/x-www-form-urlencoded;',
    'APPLICATION/X-WWW-FORM-URLENCODED\t;\tx="; y=\\"z"',
    'application/x-www-form-urlencoded; Charset="UTF-8"',
  ])('%s for a text form', async (type) => {
    expect((await postBody(app, { type, body: fields })).status).toBe(200);
  });
});

describe('a post without any body', () => {
  const post = (path: string, type: string) =>
    exchange(app, { method: 'POST', path, headers: { 'Content-Type': type } });

  test.each([types.fields, types.json])('of type %s is an empty form', async (type) => {
    expect((await post('/forms/contact', type)).status).toBe(422);
  });

  test('of type multipart/form-data is malformed', async () => {
    expect((await post('/forms/application', 'multipart/form-data; boundary=a')).status).toBe(400);
  });
});
