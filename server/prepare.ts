import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { Lifecycle } from './connections/lifecycle.ts';
import { prepareRetryMs } from './limits.ts';

/**
 * Prepares every page and file, and only then calls the process ready. A fault is logged and preparing is tried again:
 * one that passes, such as a file that cannot be read for a moment, costs a few seconds; one that stays keeps a broken
 * version from replacing one that works.
 * @returns whether the process is ready now; false if it began to stop before
 */
export async function prepare(
  app: Pick<App, 'warm'>,
  lifecycle: Lifecycle,
  logger: Logger,
  retryMs = prepareRetryMs,
): Promise<boolean> {
  while (lifecycle.phase === 'starting') {
    try {
      await app.warm();
      if (lifecycle.phase === 'starting') lifecycle.phase = 'ready';
    } catch (error) {
      logger.error({ err: error, retryMs }, 'not ready: preparing pages and files failed');
      await wait(retryMs);
    }
  }
  return lifecycle.phase === 'ready';
}
