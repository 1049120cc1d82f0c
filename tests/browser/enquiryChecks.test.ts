import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrated, type OpenOptions, prepareSite } from '../support/browser/site.ts';
import { messages } from '../support/specification.ts';

const { open } = prepareSite();
const field = (page: Page, name: string) => page.locator(`#enquiry-${name}`);
const alert = (page: Page, name: string) => page.locator(`[data-field=${name}] [role=alert]`);

/* 18 November 2026 is a Wednesday. */
const wednesday = '2026-11-18';

async function openPopup(options: OpenOptions = {}): Promise<Page> {
  const page = await open('/', options);
  await hydrated(page, 'enquiry-popup');
  return page;
}

/** A popup whose clock stands still, so that no pause between two keys is too long. */
async function openPopupWithoutTime(): Promise<Page> {
  const page = await openPopup({ fresh: true });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

describe('choosing a date', () => {
  test.each(['2026-11-21', '2026-11-22', '2028-02-26'])(
    'on a weekend, %s, is refused',
    async (date) => {
      const page = await openPopup();
      await field(page, 'date').fill(date);
      await alert(page, 'date').waitFor();
      expect(await alert(page, 'date').textContent()).toBe(messages.weekend);
      expect(await field(page, 'date').inputValue()).toBe('');
      expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('true');
    },
  );

  test('on a weekday is taken, and clears the message', async () => {
    const page = await openPopup({ width: 390 });
    await field(page, 'date').fill('2026-11-22');
    await alert(page, 'date').waitFor();
    await field(page, 'date').fill(wednesday);
    await alert(page, 'date').waitFor({ state: 'detached' });
    expect(await field(page, 'date').inputValue()).toBe(wednesday);
  });

  /* Day and month are alike, so that the order of the browser's language does not matter. */
  test('by keyboard is not judged before the year is whole', async () => {
    const page = await openPopup();
    await field(page, 'date').focus();
    await page.keyboard.type('11112026');
    expect(await alert(page, 'date').count()).toBe(0);
    expect(await field(page, 'date').inputValue()).toBe('2026-11-11');
  });

  test('by keyboard on a weekend is refused', async () => {
    const page = await openPopup();
    await field(page, 'date').focus();
    await page.keyboard.type('08082026');
    await alert(page, 'date').waitFor();
    expect(await field(page, 'date').inputValue()).toBe('');
  });

  test('lets it be corrected digit by digit, although there is a Sunday on the way', async () => {
    const page = await openPopupWithoutTime();
    await field(page, 'date').fill('2026-11-11');
    await page.keyboard.type('12');
    expect(['2026-11-12', '2026-12-11']).toContain(await field(page, 'date').inputValue());
    await field(page, 'name').focus();
    expect(await alert(page, 'date').count()).toBe(0);
  });

  test.each(['pausing', 'going on'])('judges a correction on %s', async (way) => {
    const page = await openPopupWithoutTime();
    await field(page, 'date').fill('2026-11-11');
    await page.keyboard.type('1');
    expect(await alert(page, 'date').count()).toBe(0);
    if (way === 'going on') await field(page, 'name').focus();
    else await page.clock.runFor(1000);
    await alert(page, 'date').waitFor();
    expect(await field(page, 'date').inputValue()).toBe('');
  });
});

describe('choosing a time', () => {
  test.each(['08:59', '18:01', '00:00', '23:59'])(
    'outside of the hours, %s, is refused',
    async (time) => {
      const page = await openPopup();
      await field(page, 'time').fill(time);
      await alert(page, 'time').waitFor();
      expect(await alert(page, 'time').textContent()).toBe(messages.time);
      expect(await field(page, 'time').inputValue()).toBe('');
    },
  );

  test.each(['09:00', '18:00', '12:30'])('within them, %s, is taken', async (time) => {
    const page = await openPopup();
    await field(page, 'time').fill('08:59');
    await alert(page, 'time').waitFor();
    await field(page, 'time').fill(time);
    await alert(page, 'time').waitFor({ state: 'detached' });
    expect(await field(page, 'time').inputValue()).toBe(time);
  });

  test('by keyboard outside of the hours is refused', async () => {
    const page = await openPopup();
    await field(page, 'time').focus();
    await page.keyboard.type('0730P');
    await alert(page, 'time').waitFor();
    expect(await field(page, 'time').inputValue()).toBe('');
  });
});

test('both fields say beforehand what they take', async () => {
  const page = await openPopup();
  for (const [name, hint] of [
    ['date', messages.dateLabel],
    ['time', messages.timeLabel],
  ] as const) {
    const describedBy = (await field(page, name).getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`#${describedBy}`).textContent()).toBe(hint);
  }
});

test('a number takes digits only, and keeps the caret', async () => {
  const page = await openPopup();
  const number = field(page, 'number');
  await number.pressSequentially('98 30-o12');
  expect(await number.inputValue()).toBe('983012');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('x5');
  expect(await number.inputValue()).toBe('9853012');
});
