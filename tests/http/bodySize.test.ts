import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expectRefusal, postBody, types } from '../support/postBody.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const kilobyte = 1024;

/** A contact form whose body has an exact number of bytes. */
const padded = {
  [types.fields]: (bytes: number) => `name=A&number=1&email=a%40b&message=`.padEnd(bytes, 'x'),
  [types.json]: (bytes: number) => {
    const start = '{"name":"A","number":"1","email":"a@b","message":"';
    return `${start.padEnd(bytes - 2, 'x')}"}`;
  },
};

describe.each(Object.entries(padded))('a body of type %s', (type, make) => {
  test('of exactly 100 KB is read', async () => {
    const body = make(100 * kilobyte);
    expect(body).toHaveLength(102_400);
    expect((await postBody(app, { type, body })).status).toBe(200);
  });

  test.each([100 * kilobyte + 1, 300 * kilobyte, 20_000 * kilobyte])(
    'of %d bytes is too large',
    async (bytes) => {
      const body = make(bytes);
      await expectRefusal(app, 413, { type, body });
    },
  );

  test('is measured as it arrives, whatever it says of its length', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked' };
    await expectRefusal(app, 413, { type, body: make(100 * kilobyte + 1), headers: chunked });
    expect(
      (await postBody(app, { type, body: make(100 * kilobyte), headers: chunked })).status,
    ).toBe(200);
  });

  test('cannot hide its size by being packed', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const packed = { type, body: gzipSync(make(5000 * kilobyte)), headers };
    const { status } = await postBody(app, packed);
    await expectRefusal(app, status, packed);
    expect([413, 415]).toContain(status);
  });
});
