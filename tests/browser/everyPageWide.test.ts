/** Every page on a desktop, with JavaScript: on the screen and on paper. */
import { describe, expect, test } from 'vitest';
import { look, looks, violations } from '../support/browser/axe.ts';
import { expectEagerPaint } from '../support/browser/firstPaint.ts';
import { expectLife } from '../support/browser/life.ts';
import { clickableParts, onPaper, sheetsOf } from '../support/browser/print.ts';
import { weakRings } from '../support/browser/ring.ts';
import { prepareSite } from '../support/browser/site.ts';
import { moving } from '../support/browser/view.ts';
import { prepareVisit } from '../support/browser/visit.ts';
import { pageOf, places } from '../support/places.ts';

const site = prepareSite();
const [light] = looks;

describe.each(places)('%s on a desktop', (path) => {
  const { layout = '' } = pageOf(path) ?? {};
  const visit = prepareVisit(site, path, { width: light.width });

  test('does not load its largest paint lazily', async () => {
    await expectEagerPaint((await visit()).page);
  });

  test('is at rest where motion is not wanted', async () => {
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toEqual({ animations: 0, scrolling: 'auto', transitions: 0 });
  });

  test('comes to life without a warning, an error or a failed request', async () => {
    await expectLife(await visit());
  });

  test('violates no rule of accessibility', async () => {
    const { page } = await visit();
    await look(page, light);
    expect(await violations(page)).toEqual([]);
  });

  test('prints its content in dark ink, without navigation or popup', async () => {
    const { page } = await visit();
    const { ink, screenInk, opacities, words, headings, extras } = await onPaper(page);
    expect(headings).toBeGreaterThan(0);
    expect(extras).toBe(0);
    expect(new Set(opacities)).toEqual(new Set(['1']));
    /* A page that is not there, or finds nothing, has little to say. */
    if (path === pageOf(path)?.path) expect(words).toBeGreaterThan(80);
    expect(ink).toBe(screenInk);
  });

  test('prints on six sheets at the most, and nothing to click on', async () => {
    const { page } = await visit();
    await page.emulateMedia({ media: 'print' });
    const sheets = await sheetsOf(page);
    const clickable = await clickableParts(page);
    await page.emulateMedia({ media: null });
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(6);
    if (['api', 'service', 'policy'].includes(layout)) expect(clickable).toBe(0);
  });

  test('has 3:1 between the ring of every stop and what is beside it', async () => {
    const { page } = await visit();
    /* What lies behind an open dialog is out of reach once it is modal. */
    await page.locator('dialog[open]:not(:modal)').waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, ...(await weakRings(page, 'main, dialog'))]).toEqual([colorScheme]);
    }
  });
});
