/* Indian Standard Time is UTC+5:30 all year round. */
const offset = 5.5 * 60 * 60 * 1000;

/** The calendar year in India at a moment in milliseconds since the epoch. */
export const yearInIndia = (now: number): number => new Date(now + offset).getUTCFullYear();
