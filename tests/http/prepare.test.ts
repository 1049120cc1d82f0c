/** When the process calls itself ready. */
import { expect, test, vi } from 'vitest';
import type { Lifecycle } from '#server/connections/lifecycle.ts';
import { prepare } from '#server/prepare.ts';
import { capturingLogger } from '../support/capturingLogger.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';

const readiness = async (app: ReturnType<typeof createTestApp>) =>
  (await exchange(app, { path: '/readyz' })).status;

test('it is ready once everything is prepared, and answers before that too', async () => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { logger, lines } = capturingLogger();
  const app = createTestApp({ lifecycle, logger });
  const held = Promise.withResolvers<void>();
  const preparing = prepare({ warm: () => held.promise }, lifecycle, logger);
  for (const path of ['/', '/About', '/robots.txt', '/icon.svg']) {
    const { status } = await exchange(app, { path });
    expect([path, status]).toEqual([path, 200]);
  }
  expect(await readiness(app)).toBe(503);
  held.resolve();
  expect(await preparing).toBe(true);
  expect(await readiness(app)).toBe(200);
  expect(lines.filter((line) => JSON.stringify(line).includes('not ready'))).toEqual([]);
});

test('a fault is logged, and it is not ready until preparing succeeds', async () => {
  const lifecycle: Lifecycle = { phase: 'starting' };
  const { logger, lines } = capturingLogger();
  const warm = vi.fn().mockRejectedValueOnce(new Error('no page')).mockResolvedValueOnce(undefined);
  const preparing = prepare({ warm }, lifecycle, logger, 1);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatchObject({ level: 50, err: { message: 'no page' } });
  expect(await preparing).toBe(true);
  expect(warm).toHaveBeenCalledTimes(2);
});

test.each(['while it prepares', 'after a fault'])(
  'told to stop %s, it does not become ready',
  async (when) => {
    const lifecycle: Lifecycle = { phase: 'starting' };
    const { logger } = capturingLogger();
    const warm = async () => {
      lifecycle.phase = 'stopping';
      if (when === 'after a fault') throw new Error('no page');
    };
    expect(await prepare({ warm }, lifecycle, logger, 1)).toBe(false);
    expect(lifecycle.phase).toBe('stopping');
  },
);
