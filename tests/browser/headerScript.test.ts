import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { focused, hasFocus, press, reach } from '../support/browser/hands.ts';
import { openPanels, titleOf } from '../support/browser/header.ts';
import { eventually, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();
const openAbout = (width: number) => open('/About', { width });
const hamburger = (page: Page) => page.locator('[data-hamburger] summary');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const key = (page: Page, name: string) => page.keyboard.press(name);

describe('above 1024 px the script', () => {
  test('keeps a dropdown open through the click that follows hover', async () => {
    const page = await openAbout(1280);
    await titleOf(page, 'FinTech').click();
    expect(await openPanels(page)).toEqual(['FinTech']);
  });

  test('closes by Escape and gives the focus back', async () => {
    const page = await openAbout(1280);
    await press('keyboard', titleOf(page, 'FinTech'));
    await key(page, 'Tab');
    expect(await focused(page)).toMatch(/^POS/);
    await key(page, 'Escape');
    expect(await openPanels(page)).toEqual([]);
    expect(await hasFocus(titleOf(page, 'FinTech'))).toBe(true);
  });

  test('closes what hover opened by Escape, without taking the focus', async () => {
    const page = await openAbout(1280);
    await titleOf(page, 'FinTech').hover();
    await key(page, 'Escape');
    expect(await openPanels(page)).toEqual([]);
    expect(await hasFocus(titleOf(page, 'FinTech'))).toBe(false);
  });

  test('closes by a press outside', async () => {
    const page = await open('/About', { touch: true });
    await titleOf(page, 'FinTech').tap();
    await page.locator('h1').tap();
    await eventually(() => openPanels(page)).toEqual([]);
  });

  test('moves through a dropdown by arrow keys and comes round', async () => {
    const page = await openAbout(1280);
    await reach(titleOf(page, 'About'));
    await key(page, 'ArrowDown');
    expect(await openPanels(page)).toEqual(['About']);
    expect(await focused(page)).toMatch(/^Overview/);
    await key(page, 'ArrowUp');
    await key(page, 'ArrowUp');
    expect(await focused(page)).toMatch(/^Career/);
    await key(page, 'ArrowDown');
    expect(await hasFocus(titleOf(page, 'About'))).toBe(true);
  });

  test('leaves the arrow keys with Alt to the browser', async () => {
    const page = await openAbout(1280);
    await reach(titleOf(page, 'About'));
    await key(page, 'Alt+ArrowDown');
    expect(await openPanels(page)).toEqual([]);
  });

  test('closes a dropdown when the focus has left it', async () => {
    const page = await openAbout(1280);
    await press('keyboard', titleOf(page, 'Vas Service'));
    await reach(page.getByRole('link', { name: 'Contact', exact: true }));
    await eventually(() => openPanels(page)).toEqual([]);
  });

  test('closes everything when the window becomes narrow', async () => {
    const page = await openAbout(1025);
    await titleOf(page, 'About').hover();
    await page.setViewportSize({ width: 1024, height: 800 });
    await hamburger(page).waitFor();
    await hamburger(page).click();
    expect(await openPanels(page)).toEqual([]);
  });
});

describe.each([390, 1024])('at %i px the script', (width) => {
  test('closes the dropdown and then the menu by Escape, and gives the focus back', async () => {
    const page = await openAbout(width);
    await press('keyboard', hamburger(page));
    await press('keyboard', titleOf(page, 'IT Service'));
    await key(page, 'Tab');
    await key(page, 'Escape');
    expect(await openPanels(page)).toEqual([]);
    expect(await hasFocus(titleOf(page, 'IT Service'))).toBe(true);
    await key(page, 'Escape');
    expect(await menu(page).isVisible()).toBe(false);
    expect(await hasFocus(hamburger(page))).toBe(true);
  });

  test('closes the menu by a press outside', async () => {
    const page = await open('/About', { width, touch: true });
    await hamburger(page).tap();
    await page.touchscreen.tap(width / 2, 780);
    await eventually(() => menu(page).isVisible()).toBe(false);
  });

  test('closes the menu when the focus goes on into the page, which it would hide', async () => {
    const page = await openAbout(width);
    await press('keyboard', hamburger(page));
    await reach(page.locator('main a').first());
    await eventually(() => menu(page).isVisible()).toBe(false);
  });
});

test('coming back to a page finds its menu closed', async () => {
  const page = await openAbout(390);
  await hamburger(page).click();
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page.waitForURL('**/Blog');
  await page.goBack();
  await eventually(() => menu(page).isVisible()).toBe(false);
});
