import type { FormDescription } from '#content/forms/form.ts';
import { entrySchema } from './formSchema.ts';

/**
 * The query of the page that answers a submission: the form is open, and the page shows what it showed before.
 * @param body as it was parsed, or the fields of a multipart body
 */
export function shownState({ query, sentAlong }: FormDescription, body: unknown): URLSearchParams {
  const state = new URLSearchParams(query);
  if (sentAlong !== undefined && typeof body === 'object' && body !== null) {
    state.set(sentAlong, entrySchema.parse(Reflect.get(body, sentAlong)));
  }
  return state;
}
