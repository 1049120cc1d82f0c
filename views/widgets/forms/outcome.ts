import type { Errors, Values } from '#content/forms/form.ts';

/** The state of a form: untouched, refused with what was typed, or accepted. */
export type FormOutcome =
  | { readonly kind: 'blank' }
  | { readonly kind: 'invalid'; readonly values: Values; readonly errors: Errors }
  | { readonly kind: 'accepted'; readonly values: Values };

export const blank: FormOutcome = { kind: 'blank' };
