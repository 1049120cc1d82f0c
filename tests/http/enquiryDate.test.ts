/** Runs in the machine's own time zone and in three others: the weekday belongs to the date, not to the place. */
import { describe, expect, inject, test } from 'vitest';
import { readForm } from '../support/readForm.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { messages } from '../support/specification.ts';
import { jsonOf, submit, valid } from '../support/submit.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The zone that a project runs in; unset where it is the machine's. */
    readonly zone?: string;
  }
}

const app = sharedApp();

const post = (change: Record<string, string>) =>
  submit(app, 'enquiry', { ...valid.enquiry, ...change });
const errorsOf = async (change: Record<string, string>) =>
  jsonOf(
    await submit(app, 'enquiry', { ...valid.enquiry, ...change }, { accept: 'application/json' }),
  );

test('this process runs in the zone that it should', () => {
  const zoneOf = (timeZone?: string) =>
    Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  expect(zoneOf()).toBe(zoneOf(inject('zone')));
});

describe('a weekday passes', () => {
  test.each([
    ['2026-11-16', 'Monday'],
    ['2026-11-20', 'Friday'],
    ['2026-12-31', 'Thursday'],
    ['2027-01-01', 'Friday'],
    ['2024-02-29', 'Thursday'],
    ['2026-03-09', 'the Monday after clocks change in America'],
    ['1970-01-01', 'Thursday, the epoch'],
    ['1947-08-15', 'a Friday long ago'],
    ['9999-12-31', 'Friday, the last day'],
  ])('%s, %s', async (date) => {
    expect((await post({ date })).status).toBe(200);
  });
});

describe('a weekend is refused with the exact message, and the date is cleared', () => {
  test.each([
    ['2026-11-21', 'Saturday'],
    ['2026-11-22', 'Sunday'],
    ['2026-03-08', 'the Sunday on which clocks change in America'],
    ['2028-12-31', 'Sunday'],
    ['2020-02-29', 'Saturday'],
  ])('%s, %s', async (date) => {
    expect(await errorsOf({ date })).toEqual({ ok: false, errors: { date: messages.weekend } });
    const { status, text } = await post({ date });
    const { entered, messageAt, summary } = readForm(text, 'enquiry');
    expect([status, entered('date'), messageAt('date')]).toEqual([422, '', messages.weekend]);
    expect(summary).toEqual([{ target: '#enquiry-date', message: messages.weekend }]);
    expect(entered('time')).toBe(valid.enquiry.time);
    expect(text).not.toContain(date);
  });
});

describe('a day that does not exist is refused and cleared', () => {
  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '20-11-2026',
    '2026-1-5',
    'tomorrow',
  ])('%s', async (date) => {
    const { errors = {} } = await errorsOf({ date });
    expect(Object.keys(errors)).toEqual(['date']);
    expect(errors.date).not.toBe(messages.weekend);
    expect(readForm((await post({ date })).text, 'enquiry').entered('date')).toBe('');
  });
});

describe('the time', () => {
  test.each(['09:00', '09:01', '12:00', '17:59', '18:00'])('%s passes', async (time) => {
    expect((await post({ time })).status).toBe(200);
  });

  test.each(['08:59', '18:01', '00:00', '23:59', '24:00', '9:00', '18:00:01', '12:60', 'noon'])(
    '%s is refused with the exact message and cleared',
    async (time) => {
      expect(await errorsOf({ time })).toEqual({ ok: false, errors: { time: messages.time } });
      const { text } = await post({ time });
      const { entered, messageAt } = readForm(text, 'enquiry');
      expect([entered('time'), messageAt('time')]).toEqual(['', messages.time]);
      expect(entered('date')).toBe(valid.enquiry.date);
    },
  );
});

test('a weekend outside of the hours gets both messages', async () => {
  const { errors } = await errorsOf({ date: '2026-11-22', time: '20:00' });
  expect(errors).toEqual({ date: messages.weekend, time: messages.time });
});

test('the helper labels have their fixed words', async () => {
  const { hintAt } = readForm((await post({ date: '' })).text, 'enquiry');
  expect([hintAt('date'), hintAt('time')]).toEqual([messages.dateLabel, messages.timeLabel]);
});
