import { months } from '#content/months.ts';

/**
 * `2026-11-02` as `2 November 2026`. `toLocaleDateString` would do so too, but it loads its data at its first use: a
 * tenth of the time that the server needs to its first answer.
 */
export const readableDate = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};
