/** Rules that a field's value may have to meet. They depend on the value alone, never on a clock or a time zone. */

/** Decimal digits only. */
export const isDigits = (value: string): boolean => /^[0-9]+$/.test(value);

/** Decimal digits with an optional leading plus sign. */
export const isPhone = (value: string): boolean => /^\+?[0-9]+$/.test(value);

/** An Indian pincode: six digits, the first not 0. */
export const isPincode = (value: string): boolean => /^[1-9][0-9]{5}$/.test(value);

const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An email address as the HTML standard defines it for `<input type=email>`. */
export const isEmail = (value: string): boolean => emailPattern.test(value);

/** Years of experience: a number from 0 to 60, decimals allowed. */
export const isExperience = (value: string): boolean =>
  /^[0-9]{1,2}(\.[0-9]+)?$/.test(value) && Number(value) <= 60;

/** A date that exists in the calendar, written `YYYY-MM-DD`. */
export function isCalendarDate(value: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** A date from Monday to Friday, whatever the time zone. */
export function isWeekday(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day >= 1 && day <= 5;
}

/** A time of day from 09:00 to 18:00 inclusive, written `HH:MM`. */
export const isEnquiryTime = (value: string): boolean =>
  /^[0-9]{2}:[0-5][0-9]$/.test(value) && value >= '09:00' && value <= '18:00';
