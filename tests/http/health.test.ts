import { expect, test } from 'vitest';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const readiness = { ready: true };
const { logger, lines } = capturingLogger();
const app = createTestApp({ readiness, logger });

const statusOf = async (path: string) => {
  const { status, headers } = await exchange(app, { path });
  return [status, headers['cache-control']];
};

test('a process that takes traffic is alive and ready', async () => {
  readiness.ready = true;
  expect(await statusOf('/healthz')).toEqual([200, 'no-store']);
  expect(await statusOf('/readyz')).toEqual([200, 'no-store']);
});

test('a process that is stopping is alive and not ready, and still serves', async () => {
  readiness.ready = false;
  expect(await statusOf('/healthz')).toEqual([200, 'no-store']);
  expect(await statusOf('/readyz')).toEqual([503, 'no-store']);
  expect((await statusOf('/About'))[0]).toBe(200);
});

test('neither is logged', async () => {
  lines.length = 0;
  await exchange(app, { path: '/healthz' });
  await exchange(app, { path: '/readyz' });
  await exchange(app, { path: '/About' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ path: '/About', status: 200 });
});
