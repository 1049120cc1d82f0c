/** The requests of tests/http/generative.test.ts by another seed each time, and many more of them. A failure prints its seed. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostileKind, hostileKinds } from '../support/arbitraries/hostileKinds.ts';
import { ask } from '../support/exchange.ts';
import { hostileProperty } from '../support/hostileProperty.ts';
import { type RawSite, startRawSite } from '../support/rawSite.ts';

const secondsEach = 20;
const run = {
  numRuns: 1_000_000,
  interruptAfterTimeLimit: secondsEach * 1000,
  markInterruptAsFailure: false,
};

let site: RawSite;
beforeAll(async () => {
  site = await startRawSite();
});
afterAll(() => site.close());

describe.each(Object.entries<HostileKind>(hostileKinds))('%s', (name, kind) => {
  test('gets a decent answer, and the site goes on', async () => {
    const { property, examples } = hostileProperty(() => site, kind);
    const outcome = await fc.check(property, { ...run, examples });
    process.stdout.write(`${name}: ${outcome.numRuns} requests by seed ${outcome.seed}\n`);
    if (outcome.failed) {
      throw new Error(fc.defaultReportMessage(outcome), { cause: outcome.errorInstance });
    }
    expect((await ask(site.port, { path: '/healthz' })).status).toBe(200);
  });
});
