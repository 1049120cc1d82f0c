import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { formLabels } from '#content/forms/labels.ts';
import { look, looks, violations } from '../support/browser/axe.ts';
import {
  acknowledgement,
  control,
  fill,
  formPlaces,
  submitButton,
  summary,
} from '../support/browser/forms.ts';
import { titleOf } from '../support/browser/header.ts';
import { eventually, hydrated, type OpenOptions, prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();

async function expectNone(page: Page) {
  const [light, dark] = looks;
  await look(page, light);
  expect(await violations(page)).toEqual([]);
  await look(page, dark);
  expect(await violations(page, 'look')).toEqual([]);
}

const openWidget = async (path: string, name: string, options: OpenOptions = {}) => {
  const page = await open(path, options);
  await hydrated(page, name);
  return page;
};

describe.each(formPlaces)('the $form form', ({ form, path, island }) => {
  test('with its errors', async () => {
    const page = await openWidget(path, island);
    await submitButton(page, form).click();
    await summary(page).waitFor();
    await expectNone(page);
  });

  test('acknowledged', async () => {
    const page = await openWidget(path, island);
    await fill(page, form);
    await submitButton(page, form).click();
    await acknowledgement(page).waitFor();
    await expectNone(page);
  });

  test('refused by the server without JavaScript in between', async () => {
    const page = await open(path);
    await page
      .locator(`form[action$=${form}]`)
      .evaluate((element: HTMLFormElement) => element.submit());
    await page.waitForURL(`**/forms/${form}`);
    await summary(page).waitFor();
    await expectNone(page);
  });

  test('while it is sent, and after the network was lost', async () => {
    let lose = () => {};
    const lost = new Promise<void>((resolve) => {
      lose = resolve;
    });
    const intercept: OpenOptions['intercept'] = (context) =>
      context.route(`**/forms/${form}`, async (route) => {
        await lost;
        await route.abort();
      });
    const page = await openWidget(path, island, { intercept });
    await fill(page, form);
    await submitButton(page, form).click();
    await page.getByRole('button', { name: 'Cancel' }).waitFor();
    await expectNone(page);
    lose();
    await page.getByText(formLabels.lost).waitFor();
    await expectNone(page);
  });
});

test('a weekend and an hour that were refused', async () => {
  const page = await openWidget('/', 'enquiry-popup');
  await control(page, 'enquiry', 'date').fill('2026-11-22');
  await control(page, 'enquiry', 'time').fill('20:00');
  await eventually(() => page.locator('.field-invalid').count()).toBe(2);
  await expectNone(page);
});

test.each([
  ['/?enquiry=closed', 'mission', '#mission-tab-leadership'],
  ['/?enquiry=closed', 'faq', '#faq-tab-get-started'],
  ['/PayoutApi', 'use-cases', '#usecase-tab-expense-reimbursements'],
  ['/Career', 'careers', '#job-tab-sr-software-developer'],
])('%s with another choice in %s', async (path, name, choice) => {
  const page = await openWidget(path, name);
  await page.locator(choice).click();
  await expectNone(page);
});

test('the technologies when they are stopped', async () => {
  const page = await openWidget('/?enquiry=closed', 'technology-strip', {
    motion: 'no-preference',
  });
  await page.locator('.strip-pause').click();
  await expectNone(page);
});

describe('the menus', () => {
  test.each(looks)('on a wide screen, in the $scheme scheme', async ({ scheme }) => {
    const page = await open('/PosPage', { scheme });
    for (const title of ['FinTech', 'Vas Service']) {
      await titleOf(page, title).hover();
      expect(await violations(page)).toEqual([]);
    }
  });

  test.each(looks)('on a narrow one, in the $scheme scheme', async ({ scheme }) => {
    const page = await open('/PosPage', { scheme, width: 390 });
    await page.locator('[data-hamburger] summary').click();
    await titleOf(page, 'FinTech').click();
    expect(await violations(page)).toEqual([]);
  });
});
