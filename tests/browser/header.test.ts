import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { headerMenu } from '#content/menu.ts';
import { focused, type Hand, hands, press, reach } from '../support/browser/hands.ts';
import { openPanels, titleOf } from '../support/browser/header.ts';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();
const dropdowns = headerMenu.flatMap((entry) => ('items' in entry ? [entry.title] : []));
const scripts = [true, false] as const;

/* The enquiry popup is not what these tests are about. */
const openHome = (width: number, script: boolean, touch = false) =>
  open('/?enquiry=closed', { width, script, touch });

const hamburger = (page: Page) => page.locator('[data-hamburger] summary');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

describe.each(scripts)('with JavaScript %j', (script) => {
  test('above 1024 px each dropdown opens on hover, one at a time', async () => {
    const page = await openHome(1025, script);
    expect(await hamburger(page).isVisible()).toBe(false);
    for (const title of dropdowns) {
      await titleOf(page, title).hover();
      await eventually(() => openPanels(page)).toEqual([title]);
    }
    await page.locator('h1').hover();
    await eventually(() => openPanels(page)).toEqual([]);
  });

  test('the pointer reaches the panel, and its links lead on', async () => {
    const page = await openHome(1280, script);
    await titleOf(page, 'API Service').hover();
    await page.getByRole('link', { name: 'Payout API' }).first().click();
    await page.waitForURL('**/PayoutApi');
    expect(await page.locator('.dropdown-link[aria-current=page]').textContent()).toMatch(
      /^Payout API/,
    );
  });

  test('at 1024 px hover opens nothing, and the menu waits behind the hamburger', async () => {
    const page = await openHome(1024, script);
    expect(await menu(page).isVisible()).toBe(false);
    await hamburger(page).click();
    await titleOf(page, 'About').hover();
    expect(await openPanels(page)).toEqual([]);
    await titleOf(page, 'About').click();
    await eventually(() => openPanels(page)).toEqual(['About']);
  });

  test.each(hands)(
    'below it the hamburger and the dropdowns open by %s, one at a time',
    async (hand) => {
      const page = await openHome(390, script, hand === 'touch');
      await press(hand, hamburger(page));
      await eventually(() => menu(page).isVisible()).toBe(true);
      for (const title of dropdowns) {
        await press(hand, titleOf(page, title));
        await eventually(() => openPanels(page)).toEqual([title]);
      }
      await press(hand, titleOf(page, 'Vas Service'));
      await eventually(() => openPanels(page)).toEqual([]);
      if (hand === 'keyboard') await hamburger(page).focus();
      await press(hand, hamburger(page));
      await eventually(() => menu(page).isVisible()).toBe(false);
    },
  );

  test.each<Hand>(['touch', 'keyboard'])(
    'on a wide screen without a mouse they open by %s',
    async (hand) => {
      const page = await openHome(1280, script, hand === 'touch');
      for (const title of dropdowns) {
        await press(hand, titleOf(page, title));
        await eventually(() => openPanels(page)).toEqual([title]);
      }
    },
  );

  test('walking through the wide header by keyboard never leaves two open', async () => {
    const page = await openHome(1280, script);
    await press('keyboard', titleOf(page, 'About'));
    for (const title of dropdowns.slice(1)) {
      await reach(titleOf(page, title));
      expect((await openPanels(page)).filter((each) => each !== title)).toEqual([]);
    }
  });

  test('the page, and the group that holds it, stand out', async () => {
    const page = await open('/PosPage', { script });
    const colourOf = (title: string) =>
      titleOf(page, title).evaluate((element) => getComputedStyle(element).color);
    expect(await colourOf('FinTech')).not.toBe(await colourOf('About'));
    expect(await page.locator('[data-header] [aria-current=page]').count()).toBe(1);
  });
});

test.each(scripts)(
  'a click on the dimmed page closes the menu and nothing else, with JavaScript %j',
  async (script) => {
    const page = await open('/PosPage', { width: 390, script });
    await hamburger(page).click();
    await page.mouse.click(195, 800);
    await eventually(() => page.locator('[data-hamburger][open]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/PosPage');
  },
);

test('without JavaScript the keyboard goes from a wide title into its links and on', async () => {
  const page = await openHome(1280, false);
  await reach(titleOf(page, 'FinTech'));
  await eventually(() => openPanels(page)).toEqual(['FinTech']);
  for (const link of [/^POS/, /^Mobile ATM/, /^Prepaid/, /^PAN/, /^IT Service/]) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(link);
  }
});
