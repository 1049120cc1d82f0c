/**
 * Requests made by chance around the grammar of HTTP, of URLs and of bodies. The seed is fixed, so that every run tries
 * the same ones; tests/soak tries others. A failure prints the smallest request that fails: keep it as an example of its
 * kind.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../operations/wire.ts';
import { multipartType } from '../support/arbitraries/contentType.ts';
import { type HostileKind, hostileKinds } from '../support/arbitraries/hostileKinds.ts';
import { rawPost } from '../support/arbitraries/rawRequest.ts';
import { pdf } from '../support/documents.ts';
import { ask } from '../support/exchange.ts';
import { hostileProperty } from '../support/hostileProperty.ts';
import { multipart, boundary as usualBoundary } from '../support/multipart.ts';
import { type RawSite, startRawSite } from '../support/rawSite.ts';
import { valid } from '../support/submit.ts';

const texts = Object.entries(valid.application).map(([name, value]) => ({ name, value }));
const resume = { name: 'resume', filename: 'resume.pdf', value: pdf() };
const goodApplication = multipart([...texts, resume]).body.toString('latin1');

const run = { seed: 20_261_118, numRuns: 150 };

let site: RawSite;
beforeAll(async () => {
  site = await startRawSite();
});
afterAll(() => site.close());

describe.each(Object.entries<HostileKind>(hostileKinds))('%s', (_, kind) => {
  test('gets a decent answer, and the site goes on', async () => {
    const { property, examples } = hostileProperty(() => site, kind);
    await fc.assert(property, { ...run, examples });
    expect((await ask(site.port, { path: '/healthz' })).status).toBe(200);
  });
});

test('a well-formed multipart type is understood, however it is written', async () => {
  const property = fc.asyncProperty(multipartType, async ({ type, boundary }) => {
    const body = goodApplication.replaceAll(usualBoundary, () => boundary);
    const sent = rawPost('/forms/application', type, body, 'Accept: application/json');
    const { statuses } = await sendRaw(site.port, Buffer.from(sent, 'latin1'));
    expect(statuses).toEqual([200]);
  });
  await fc.assert(property, run);
});
