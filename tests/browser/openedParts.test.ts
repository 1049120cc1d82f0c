/** What opens on a page is no wider than the screen either; the pages themselves are in everyPageWithoutScript.test.ts. */
import { expect, test } from 'vitest';
import { submitButton, summary } from '../support/browser/forms.ts';
import { titleOf } from '../support/browser/header.ts';
import { tooWide } from '../support/browser/overflow.ts';
import { hydrated, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

test('the menu with each of its dropdowns fits a phone', async () => {
  const page = await open('/About', { script: false });
  for (const title of ['About', 'API Service', 'FinTech', 'IT Service', 'Vas Service']) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.locator('details').evaluateAll((all, wanted) => {
      for (const each of all) {
        const isWanted = each.textContent?.startsWith(wanted) || each.matches('.hamburger');
        (each as HTMLDetailsElement).open = Boolean(isWanted);
      }
    }, title);
    expect(await titleOf(page, title).isVisible()).toBe(true);
    expect(await tooWide(page)).toEqual([]);
  }
});

test.each([
  ['/', 'enquiry', 'enquiry-popup'],
  ['/Contact', 'contact', 'contact-form'],
  ['/Career?apply=open', 'application', 'careers'],
] as const)('%s with the errors of its form fits the screen', async (path, form, island) => {
  const page = await open(path);
  await hydrated(page, island);
  await submitButton(page, form).click();
  await summary(page).waitFor();
  expect(await tooWide(page)).toEqual([]);
});
