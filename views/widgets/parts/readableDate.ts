/** `2026-11-02` as `2 November 2026`. The formatter is made when it is needed, because loading it slows down each start of the server. */
export const readableDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
