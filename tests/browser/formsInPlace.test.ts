import type { Locator, Page, Request } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { FormName } from '#content/forms/form.ts';
import { forms } from '#content/forms.ts';
import {
  acknowledgement,
  control,
  fill,
  formPlaces,
  missingMessages,
  submitButton,
  summary,
  typed,
} from '../support/browser/forms.ts';
import { hands, hasFocus, press } from '../support/browser/hands.ts';
import { eventually, hydrated, prepareSite, widths } from '../support/browser/site.ts';
import { messages } from '../support/specification.ts';
import { valid } from '../support/submit.ts';

const { open } = prepareSite();

/** Whether the whole of an element is on the screen. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

/** The posts that a page sends from now on. */
function postsOf(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request);
  });
  return posts;
}

describe.each(formPlaces)('the $form form', ({ form, path, island }) => {
  const openForm = async (width: number = 1280, touch = false) => {
    const page = await open(path, { width, touch });
    await hydrated(page, island);
    return page;
  };

  test.each(hands)('says what is wrong in place, by %s', async (hand) => {
    const page = await openForm(hand === 'touch' ? 390 : 1280, hand === 'touch');
    const posts = postsOf(page);
    const address = page.url();
    await press(hand, submitButton(page, form));
    await summary(page).waitFor();
    await eventually(() => hasFocus(summary(page))).toBe(true);
    expect(await summary(page).getByRole('link').allTextContents()).toEqual(missingMessages(form));
    expect(await page.title()).toMatch(/^Error: /);
    expect(page.url()).toBe(address);
    expect(posts).toEqual([]);
  });

  test('each entry of the summary leads to its field, which says the same', async () => {
    const page = await openForm();
    await submitButton(page, form).click();
    for (const field of forms[form].fields.filter((each) => each.control !== 'fixed')) {
      const entry = summary(page).locator(`a[href="#${form}-${field.name}"]`);
      await entry.click();
      await eventually(() => hasFocus(control(page, form, field.name))).toBe(true);
      const error = page.locator(`#${form}-${field.name}-error`);
      expect(await error.textContent()).toBe(`Error: ${await entry.textContent()}`);
    }
  });

  test.each(widths)(
    'is acknowledged in place at %i px, without the page being left',
    async (width) => {
      const page = await openForm(width);
      await fill(page, form);
      await submitButton(page, form).click();
      await acknowledgement(page).waitFor();
      await eventually(() => hasFocus(acknowledgement(page))).toBe(true);
      expect(new URL(page.url()).pathname).toBe(forms[form].page);
      expect(await page.title()).not.toMatch(/^Error: /);
      const { heading, mailLabel } = forms[form].acknowledgement;
      expect(await acknowledgement(page).getByRole('heading').textContent()).toBe(heading);
      const mail = await acknowledgement(page)
        .getByRole('link', { name: mailLabel })
        .getAttribute('href');
      for (const value of Object.values(valid[form]))
        expect(decodeURIComponent(mail ?? '')).toContain(value);
    },
  );

  test('brings a failure and the button below it into sight, on a phone too', async () => {
    const page = await open(path, {
      width: 390,
      intercept: (context) => context.route(`**/forms/${form}`, (route) => route.abort()),
    });
    await hydrated(page, island);
    await fill(page, form);
    await submitButton(page, form).press('Enter');
    const failure = page.locator('.form-failure');
    await failure.waitFor();
    for (const each of [failure, submitButton(page, form)]) {
      await eventually(() => isInSight(each)).toBe(true);
    }
  });

  test('is sent once, however often the button is pressed', async () => {
    const page = await openForm();
    const posts = postsOf(page);
    await fill(page, form);
    await submitButton(page, form).evaluate((button: HTMLButtonElement) => {
      for (let presses = 0; presses < 5; presses++) button.click();
    });
    await acknowledgement(page).waitFor();
    expect(posts).toHaveLength(1);
  });

  test('keeps what is right while the rest is mended, and then forgets the errors', async () => {
    const page = await openForm();
    await fill(page, form);
    await control(page, form, 'email').fill('asha.example.com');
    await submitButton(page, form).click();
    await summary(page).waitFor();
    expect(await typed(page, form)).toMatchObject({ ...valid[form], email: 'asha.example.com' });
    expect(await control(page, form, 'email').getAttribute('aria-invalid')).toBe('true');
    await control(page, form, 'email').fill('asha@example.com');
    await page.keyboard.press('Enter');
    await acknowledgement(page).waitFor();
    expect(await summary(page).count()).toBe(0);
    expect(await page.title()).not.toMatch(/^Error: /);
  });
});

/** What only the server can tell: its answers, in the page. */
describe('an answer of the server', () => {
  const answer = async (form: FormName, status: number, body: object) => {
    const place = formPlaces.find((each) => each.form === form) ?? formPlaces[1];
    const page = await open(place.path, {
      intercept: (context) =>
        context.route(`**/forms/${form}`, (route) => route.fulfill({ status, json: body })),
    });
    await hydrated(page, place.island);
    await fill(page, form);
    await submitButton(page, form).click();
    return page;
  };

  test('that refuses a weekend is shown like an error of the browser, the field cleared', async () => {
    const page = await answer('enquiry', 422, { ok: false, errors: { date: messages.weekend } });
    await summary(page).waitFor();
    expect(await summary(page).getByRole('link').allTextContents()).toEqual([messages.weekend]);
    expect(await typed(page, 'enquiry')).toEqual({ ...valid.enquiry, date: '' });
  });

  test.each([
    [413, 'Shorten the text to less than 100 KB.'],
    [429, 'We received too many forms from your connection. Try again in a minute, or call us.'],
    [503, 'Please try again in a few seconds.'],
  ])(
    'with status %i is told in its own words, and what was typed stays',
    async (status, message) => {
      const page = await answer('contact', status, { ok: false, message });
      await page.getByText(message).waitFor();
      expect(await page.getByRole('status').getByText(message).count()).toBe(1);
      expect(await typed(page, 'contact')).toEqual(valid.contact);
    },
  );
});

test('a visitor who sends too much is told so by the real server, and may try again', async () => {
  const page = await open('/Contact');
  await hydrated(page, 'contact-form');
  await fill(page, 'contact', { ...valid.contact, message: 'long text '.repeat(12_000) });
  await submitButton(page, 'contact').click();
  await page.getByText(/100 KB/).waitFor();
  await control(page, 'contact', 'message').fill('Short.');
  await submitButton(page, 'contact').click();
  await acknowledgement(page).waitFor();
  expect(await page.getByText(/100 KB/).count()).toBe(0);
});
