import { setTimeout } from 'node:timers/promises';

/** Waits until something has ended, well or badly, but not for ever: ten seconds at most. */
export async function orGiveUp(ending: Promise<unknown>): Promise<void> {
  await Promise.race([
    ending.catch(() => undefined),
    setTimeout(10_000, undefined, { ref: false }),
  ]);
}
