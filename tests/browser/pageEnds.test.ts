import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hands, press } from '../support/browser/hands.ts';
import { eventually, prepareSite, widths } from '../support/browser/site.ts';

const { open } = prepareSite();
const share = (page: Page) => page.getByRole('link', { name: 'Share this page' });

describe.each(widths)('back to top, at %i px', (width) => {
  test.each(hands)('by %s', async (hand) => {
    const page = await open('/TermCondition', { width, touch: hand === 'touch' });
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    const control = page.getByRole('link', { name: 'Back to top' });
    if (hand === 'keyboard') await control.focus();
    await press(hand, control);
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('without JavaScript', async () => {
    const page = await open('/TermCondition', { width, script: false });
    await page.getByRole('link', { name: 'Back to top' }).click();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the words of the closing call are as wide on a large screen as on a desk', async () => {
  const widthAt = async (width: number) => {
    const page = await open('/PanUtiPage', { width, script: false });
    return (await page.locator('.band-call .lead').boundingBox())?.width;
  };
  const desk = await widthAt(1440);
  expect(desk).toBeGreaterThan(400);
  expect(await widthAt(1920)).toBeCloseTo(desk ?? 0, 0);
});

interface Shared {
  readonly shared: ShareData[];
}

/** A browser that can share, and how its sheet ends. */
const sharing = (failure?: string) => (context: BrowserContext) =>
  context.addInitScript((name) => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data = {}) => {
      shared.push(data);
      if (name !== undefined) throw new DOMException('', name);
    };
  }, failure);

describe('the share button', () => {
  test.each([true, false])(
    'is a prepared mail where the browser cannot share, JavaScript %j',
    async (script) => {
      const page = await open('/PosPage', { script });
      expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
      const href = (await share(page).getAttribute('href')) ?? '';
      expect(href).toMatch(/^mailto:\?subject=POS/);
      expect(decodeURIComponent(href)).toContain(`${new URL(page.url()).origin}/PosPage`);
    },
  );

  test.each(hands)('hands title and address to a browser that can, by %s', async (hand) => {
    const page = await open('/PosPage', { touch: hand === 'touch', prepare: sharing() });
    await press(hand, share(page));
    const given = () => page.evaluate(() => (window as unknown as Shared).shared);
    await eventually(given).toEqual([{ url: page.url(), title: 'POS / mPOS' }]);
  });

  test.each([
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ])('opens the mail only if sharing failed: %s', async (failure, mails) => {
    const page = await open('/PosPage', { prepare: sharing(failure) });
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('mailto:')) opened.push(request.url());
    });
    await share(page).click();
    if (mails > 0) await eventually(() => opened.length).toBe(mails);
    expect(opened).toHaveLength(mails);
    expect(page.url()).toMatch(/\/PosPage$/);
  });
});
