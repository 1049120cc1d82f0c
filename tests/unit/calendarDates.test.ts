import { describe, expect, test } from 'vitest';
import { isCalendarDate, isWeekday } from '#content/forms/rules.ts';

/* The calendar by its own definition, so that nothing of Date is compared with Date. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(month: number, year: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Zeller's congruence, with Saturday as 0. */
function dayOfWeek(year: number, month: number, day: number): number {
  const [y, m] = month < 3 ? [year - 1, month + 12] : [year, month];
  return (
    (day +
      Math.floor((13 * (m + 1)) / 5) +
      y +
      Math.floor(y / 4) -
      Math.floor(y / 100) +
      Math.floor(y / 400)) %
    7
  );
}

const write = (year: number, month: number, day: number) =>
  [String(year).padStart(4, '0'), ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');

/** Every day from 1 to 31 in every month of some years, whether it exists or not. */
function* days(from: number, to: number) {
  for (let year = from; year <= to; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) {
        const exists = day <= daysIn(month, year);
        yield { date: write(year, month, day), exists, weekday: dayOfWeek(year, month, day) > 1 };
      }
}

describe('every day of 1999 to 2032', () => {
  test('exists exactly if the calendar has it', () => {
    const wrong = [...days(1999, 2032)].filter(
      ({ date, exists }) => isCalendarDate(date) !== exists,
    );
    expect(wrong).toEqual([]);
  });

  test('is a weekday exactly from Monday to Friday', () => {
    const existing = [...days(1999, 2032)].filter(({ exists }) => exists);
    const wrong = existing.filter(({ date, weekday }) => isWeekday(date) !== weekday);
    expect(existing).toHaveLength(12_419);
    expect(wrong).toEqual([]);
  });
});

describe('a date that exists', () => {
  test.each(['0000-01-01', '0000-02-29', '0099-12-31', '1600-02-29', '2000-02-29', '9999-12-31'])(
    '%s',
    (date) => expect(isCalendarDate(date)).toBe(true),
  );
});

describe('no date', () => {
  test.each([
    '1900-02-29',
    '2023-02-29',
    '2100-02-29',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-04-31',
    '10000-01-01',
    '+002026-01-01',
    '-0001-01-01',
    '2026-1-1',
    '20260101',
    '2026/01/01',
    '01-01-2026',
    '2026-01-01T00:00',
    '2026-01-01\n',
    '２026-01-01',
    'today',
    '',
  ])('%j', (date) => expect(isCalendarDate(date)).toBe(false));
});
