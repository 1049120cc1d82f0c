/** An application without JavaScript, in a real browser, on the production build. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '#content/forms.ts';
import { launchChromium } from '../support/browser/chromium.ts';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { pdf } from '../support/documents.ts';
import { valid } from '../support/submit.ts';

const megabyte = 1024 * 1024;

let site: BuiltSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startBuiltSite({ RESUME_MAX_MB: '1' }), launchChromium()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Fills the application in by its labels and sends it with a resume of some size. */
async function apply(size: number): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/Career?apply=open`);
  const form = page.locator('form[action="/forms/application"]');
  for (const [name, value] of Object.entries(valid.application)) {
    if (name === 'gender') await form.getByLabel(value, { exact: true }).check();
    else await form.locator(`[name="${name}"]`).fill(value);
  }
  const file = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf(size) };
  await form.getByLabel('Resume').setInputFiles(file);
  await form.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL('**/forms/application');
  return page;
}

test('a good one is acknowledged', async () => {
  const page = await apply(megabyte);
  expect(
    await page
      .getByRole('heading', { name: forms.application.acknowledgement.heading })
      .isVisible(),
  ).toBe(true);
  await page.close();
});

test.each([2 * megabyte, 8 * megabyte])(
  'one with a resume of %d bytes is refused with its message, what was typed kept',
  async (size) => {
    const page = await apply(size);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByText('The resume must be at most 1 MB.').first().isVisible()).toBe(true);
    expect(await page.locator('[name=city]').inputValue()).toBe(valid.application.city);
    await page.close();
  },
);
