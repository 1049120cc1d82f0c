/** The header's menus in browsers other than Chromium. */
import { describe, expect, test } from 'vitest';
import { headerMenu } from '#content/menu.ts';
import { click, eventually, hover, read } from '../support/otherBrowsers/hands.ts';
import { otherBrowsers } from '../support/otherBrowsers/otherBrowsers.ts';
import { address, hasFocus, isVisible, openDropdowns } from '../support/otherBrowsers/pageState.ts';
import { prepareVisits } from '../support/otherBrowsers/prepareVisits.ts';

/** The titles of the dropdowns, each with the selector of what opens it. */
const dropdowns = headerMenu.flatMap((entry, index) =>
  'items' in entry ? [[entry.title, `.menu-entry:nth-child(${index + 1}) summary`] as const] : [],
);
const hamburger = '[data-hamburger] summary';

describe.each(otherBrowsers)('$name', (browser) => {
  const visit = prepareVisits(browser);

  test('a narrow menu opens by its button, one dropdown at a time, and Escape closes both', async () => {
    const window = await visit('/About', 390);
    expect(await read(window, isVisible, 'header nav')).toBe(false);
    await click(window, hamburger);
    await eventually(() => read(window, isVisible, 'header nav')).toBe(true);
    for (const [title, opener] of dropdowns) {
      await click(window, opener);
      await eventually(() => read(window, openDropdowns)).toEqual([title]);
    }
    await window.press('Escape');
    await eventually(() => read(window, openDropdowns)).toEqual([]);
    await window.press('Escape');
    await eventually(() => read(window, isVisible, 'header nav')).toBe(false);
    expect(await read(window, hasFocus, hamburger)).toBe(true);
  });

  test('wide dropdowns open under the pointer, one at a time, and Escape closes them', async () => {
    const window = await visit('/About', 1280);
    expect(await read(window, isVisible, hamburger)).toBe(false);
    for (const [title, opener] of dropdowns) {
      await hover(window, opener);
      await eventually(() => read(window, openDropdowns)).toEqual([title]);
    }
    await window.press('Escape');
    await eventually(() => read(window, openDropdowns)).toEqual([]);
  });

  test('the pointer reaches a link of a wide dropdown, which leads on', async () => {
    const window = await visit('/About', 1280);
    await hover(window, dropdowns[1]?.[1] ?? '');
    await click(window, '[data-dropdown] a[href="/PayoutApi"]');
    await eventually(() => read(window, address)).toBe('/PayoutApi');
  });
});
