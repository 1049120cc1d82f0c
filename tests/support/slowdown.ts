import type { CDPSession, Page } from 'playwright';
import { environment } from '#server/config/environment.ts';

/** How many times slower than usual the browser runs its pages: `BROWSER_SLOWDOWN=5 npm run test:browser`. */
export const slowdown = Number(environment.BROWSER_SLOWDOWN ?? 1);
if (!(slowdown >= 1)) throw new Error('BROWSER_SLOWDOWN must be a number from 1 up.');

/** Milliseconds after which a wait gives up. It only guards against hanging: nothing takes nearly as long. */
export const waitLimit = 30_000 * slowdown;

const sessions = new WeakMap<Page, CDPSession>();

/** Slows a page down as far as `BROWSER_SLOWDOWN` asks for. */
export async function slowDown(page: Page): Promise<void> {
  await setRate(page, slowdown);
}

/** Lets a page run at full speed again: a slow one keeps a core busy even while nobody uses it. */
export async function speedUp(page: Page): Promise<void> {
  await setRate(page, 1);
}

async function setRate(page: Page, rate: number): Promise<void> {
  if (slowdown === 1) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
