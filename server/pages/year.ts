const format = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** The calendar year in India at a moment in milliseconds since the epoch. */
export const yearInIndia = (now: number): number => Number(format.format(now));
