/** Whoever walks a page by keyboard sees where they are, on every ground and in both schemes (WCAG 1.4.11, 2.4.13). */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';
import { ringContrasts } from '../support/browserRing.ts';

const { open } = prepareSite();

/* Header and footer are the same everywhere. */
const places = [
  ...pages.map(({ path }) => ({ path, part: 'main, dialog', width: 1280 })),
  ...[390, 1280].map((width) => ({ path: '/?enquiry=closed', part: 'body', width })),
  { path: '/PayoutApi', part: 'main', width: 390 },
  { path: '/Career?apply=open', part: 'dialog', width: 1280 },
  { path: '/Blog?q=upi', part: 'main', width: 1280 },
  { path: '/NoSuchPage', part: 'main', width: 1280 },
];

test.each(places)(
  '$path at $width px: the ring of every stop has 3:1 with what is beside it',
  async ({ path, part, width }) => {
    const page = await open(path, { width, motion: 'reduce' });
    /* What lies behind an open dialog is out of reach once it is modal. */
    await page.locator('dialog[open]:not(:modal)').waitFor({ state: 'detached' });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const rings = await ringContrasts(page, part);
      expect(rings.length).toBeGreaterThan(1);
      expect([scheme, ...rings.filter(({ contrast }) => contrast < 3)]).toEqual([scheme]);
    }
  },
);
