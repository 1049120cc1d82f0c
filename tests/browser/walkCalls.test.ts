/** The calls of an exchange are tabs with JavaScript, and stand one below the other without it and on paper. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { payoutApi } from '#content/services/payoutApi.ts';
import { eventually, prepareSite } from '../support/browser/site.ts';
import { pagesWith } from '../support/places.ts';

const { open } = prepareSite();
const statuses = payoutApi.sections.flatMap((section) =>
  section.kind === 'code' ? section.samples.map(({ response }) => response.status) : [],
);
const calls = statuses.map((_, index) => index);
const last = calls.length - 1;
const shown = (page: Page) =>
  page
    .locator('.code-call')
    .evaluateAll((all) => all.flatMap((call, index) => (call.checkVisibility() ? index : [])));

test('one call is shown at a time, and keys walk through them', async () => {
  const page = await open('/PayoutApi');
  const tabs = page.getByRole('tab', { name: /./ }).and(page.locator('.code-tabs [role=tab]'));
  await eventually(() => tabs.count()).toBe(calls.length);
  expect(await shown(page)).toEqual([0]);
  await tabs.nth(1).click();
  expect(await shown(page)).toEqual([1]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await shown(page)).toEqual([last]);
  expect(await tabs.nth(last).getAttribute('aria-selected')).toBe('true');
});

test('each tab says which status answers its call', async () => {
  const page = await open('/PayoutApi');
  const said = page.locator('.code-tabs [role=tab] > small');
  await eventually(() => said.allTextContents()).toEqual(statuses.map(String));
  expect(statuses.some((status) => status >= 400)).toBe(true);
  const refused = page.locator('.code-tabs [data-refused] > small');
  expect((await refused.allTextContents()).map(Number)).toEqual(
    statuses.filter((status) => status >= 400),
  );
});

test('on a phone the list names the chosen call in sight, and the window below does not repeat it', async () => {
  const page = await open('/PayoutApi', { width: 390 });
  const tabs = page.locator('.code-tabs [role=tab]');
  await eventually(() => tabs.count()).toBe(calls.length);
  const chosen = page.locator('.code-tabs [aria-selected=true] > span');
  const repeated = page.locator('.code-call figcaption > span');
  const isInSight = (tab: Locator) =>
    tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
  for (const [index, tab] of (await tabs.all()).entries()) {
    if (index > 0) await tabs.nth(index - 1).press('ArrowRight');
    expect(await chosen.allInnerTexts()).toEqual([await tab.locator('span').innerText()]);
    expect(await repeated.filter({ visible: true }).count()).toBe(0);
    await eventually(() => isInSight(tab)).toBe(true);
  }
  expect(await page.getByRole('tab', { name: /./ }).and(tabs).count()).toBe(calls.length);
});

test.each(['/PanCardApi', '/TravelApi', '/PayoutApi'])(
  '%s: on a phone no line of code goes on behind the edge, and what is copied has its own lines',
  async (path) => {
    const page = await open(path, { width: 390 });
    const boxes = page.locator('.code');
    const hidden = await boxes.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect(hidden.length).toBeGreaterThan(0);
    expect(Math.max(...hidden)).toBe(0);
    const lines = await boxes
      .first()
      .locator('code')
      .evaluate((code) => (code.textContent.match(/\n/g) ?? []).length + 1);
    expect(await boxes.first().locator('code > .code-line').count()).toBe(lines);
  },
);

/* A shadow over the end of a row that is all in sight looks like a fault of the screen. */
test('the row of calls fades at its end where it goes on, and nowhere else', async () => {
  const rows = [];
  for (const path of pagesWith('code')) {
    for (const width of [390, 1440]) {
      const page = await open(path, { width, motion: 'no-preference' });
      await page.waitForFunction(() => document.documentElement.dataset.script === 'ready');
      rows.push(
        ...(await page.locator('.code-tabs').evaluateAll((all) =>
          all.map((row) => ({
            fades: getComputedStyle(row).maskImage !== 'none',
            goesOn: row.scrollWidth > row.clientWidth,
          })),
        )),
      );
    }
  }
  expect(rows.filter(({ fades, goesOn }) => fades !== goesOn)).toEqual([]);
  expect(new Set(rows.map(({ fades }) => fades)).size).toBe(2);
});

test('all calls are on paper', async () => {
  const page = await open('/PayoutApi');
  await eventually(() => page.locator('.code-tabs').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page)).toEqual(calls);
});

test('without JavaScript all calls are shown, in their order and numbered, as a later one names an earlier', async () => {
  const page = await open('/PayoutApi', { script: false });
  expect(await shown(page)).toEqual(calls);
  const titles = await page.locator('.code-call figcaption').allInnerTexts();
  expect(titles.map((title) => Number.parseInt(title, 10))).toEqual(calls.map((call) => call + 1));
});

test('the name of a tab is that of its call, without the number in its circle', async () => {
  const page = await open('/PayoutApi');
  const names = page.locator('.code-tabs [role=tab] span');
  await eventually(() => names.count()).toBe(calls.length);
  expect((await names.allTextContents()).filter((name) => /^\d|^$/.test(name))).toEqual([]);
});
