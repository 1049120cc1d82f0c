const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-02` as `2 November 2026`. */
export const readableDate = (date: string): string => format.format(new Date(`${date}T00:00:00Z`));
