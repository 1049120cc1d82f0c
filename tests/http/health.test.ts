import { expect, test } from 'vitest';
import type { Lifecycle } from '#server/connections/lifecycle.ts';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const lifecycle: Lifecycle = { phase: 'starting' };
const { logger, lines } = capturingLogger();
const app = createTestApp({ lifecycle, logger });

test.each([
  ['starting', 503, 'keep-alive'],
  ['ready', 200, 'keep-alive'],
  ['stopping', 503, 'close'],
] as const)(
  'a process that is %s is alive, answers %i to /readyz, and serves pages',
  async (phase, status, connection) => {
    lifecycle.phase = phase;
    const alive = await exchange(app, { path: '/healthz' });
    const ready = await exchange(app, { path: '/readyz' });
    const page = await exchange(app, { path: '/About', headers: { Connection: 'keep-alive' } });
    expect([alive.status, ready.status, page.status]).toEqual([200, status, 200]);
    expect(page.headers.connection).toBe(connection);
    for (const { headers } of [alive, ready]) expect(headers['cache-control']).toBe('no-store');
  },
);

test('probes are not logged', async () => {
  lines.length = 0;
  await exchange(app, { path: '/healthz' });
  await exchange(app, { path: '/readyz' });
  await exchange(app, { path: '/About' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: '/About', status: 200 });
});
