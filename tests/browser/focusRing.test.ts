/** Whoever walks a page by keyboard sees where they are, on every ground and in both schemes (WCAG 1.4.11, 2.4.13). */
import { expect, test } from 'vitest';
import { weakRings } from '../support/browser/ring.ts';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

/* Header and footer are the same everywhere; the pages themselves are in everyPageWide.test.ts. */
const places = [
  { path: '/?enquiry=closed', part: 'body', width: 390 },
  { path: '/?enquiry=closed', part: 'body', width: 1280 },
  { path: '/PayoutApi', part: 'main', width: 390 },
];

test.each(places)(
  '$path at $width px: the ring of every stop has 3:1 with what is beside it',
  async ({ path, part, width }) => {
    const page = await open(path, { width });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect([scheme, ...(await weakRings(page, part))]).toEqual([scheme]);
    }
  },
);
