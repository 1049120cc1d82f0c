import type { FormDescription } from '#content/forms/form.ts';

/** Where a form is shown: its page, in the state in which the form is open. */
export const formAddress = ({ page, query }: FormDescription): string =>
  query === '' ? page : `${page}?${query}`;
