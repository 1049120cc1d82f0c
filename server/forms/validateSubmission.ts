import type { Errors, FormDescription, Values } from '#content/forms/form.ts';
import { enteredFields, entrySchema, formSchema } from './formSchema.ts';

export type Validation =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly values: Values; readonly errors: Errors };

/**
 * Checks the text fields of a submission.
 * @param body as it was parsed; anything but an object counts as a form with nothing entered
 * @returns the trimmed values; or, if some are wrong, what is to be shown again and one message for each wrong field
 */
export function validateSubmission(form: FormDescription, body: unknown): Validation {
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const parsed = formSchema(form).safeParse({ ...sent });
  if (parsed.success) return { ok: true, values: trimValues(parsed.data) };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, values: valuesToShow(form, sent, errors), errors };
}

function trimValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

/* As they were typed, but for those that a mistake clears. */
function valuesToShow(form: FormDescription, sent: object, errors: Errors): Values {
  const values: Record<string, string> = {};
  for (const field of enteredFields(form)) {
    const isCleared = 'clearedWhenRejected' in field && errors[field.name] !== undefined;
    const value: unknown = Reflect.get(sent, field.name);
    values[field.name] = isCleared ? '' : entrySchema.parse(value);
  }
  return values;
}
