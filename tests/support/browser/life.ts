/** What a page does once it is loaded with JavaScript. */
import { expect } from 'vitest';
import { bringToLife } from './view.ts';
import type { Visit } from './visit.ts';

/** Expects that every widget and picture comes to life without a fault, and that React comes only where there is a widget. */
export async function expectLife({ page, faults, scripts }: Visit): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await bringToLife(page);
  /* Chromium tells the console when the page itself is a 404. */
  expect(faults.filter((fault) => !fault.endsWith('404 (Not Found)'))).toEqual([]);
  const widgets = await page.locator('[data-island][data-status=hydrated]').count();
  expect(scripts.some((url) => url.includes('hydrateIsland'))).toBe(widgets > 0);
}
