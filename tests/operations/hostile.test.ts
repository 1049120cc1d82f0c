/** The hostile requests of tests/http/generative.test.ts, many at once, against the built server in a process of its own. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostileKind, hostileKinds } from '../support/arbitraries/hostileKinds.ts';
import { expectDecentAnswer } from '../support/expectDecentAnswer.ts';
import { startTarget, type Target } from './hostile.ts';

const chosen = { seed: 20_261_119, numRuns: 100 };

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(async () => expect(await target.end()).toEqual([]));

describe.each(Object.entries<HostileKind>(hostileKinds))('%s', (_, kind) => {
  test('gets a decent answer', async () => {
    const requests = [...kind.examples, ...fc.sample(kind.bytes, chosen)];
    const outcomes = await target.send(requests, kind.answers !== undefined);
    expect(outcomes).toHaveLength(requests.length);
    for (const outcome of outcomes) expectDecentAnswer(kind, outcome, outcome.bytes);
  });
});
