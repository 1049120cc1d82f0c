/** The current values of a form's controls. */
import { check } from '#content/forms/check.ts';
import type { Errors, FileField, FormDescription, Values } from '#content/forms/form.ts';

/** The text of every control, by name, without files. */
export function valuesOf(data: FormData): Values {
  const texts = [...data].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/**
 * The errors that the browser can find before anything is sent; the server checks everything again.
 * @param resumeMaxMb the largest resume, in megabytes
 */
export function errorsOf(form: FormDescription, data: FormData, resumeMaxMb: number): Errors {
  const errors: Record<string, string> = {};
  for (const field of form.fields) {
    if (field.control === 'fixed') continue;
    const value = data.get(field.name);
    const message =
      field.control === 'file'
        ? fileError(field, value, resumeMaxMb)
        : check(field, typeof value === 'string' ? value : '');
    if (message !== undefined) errors[field.name] = message;
  }
  return errors;
}

function fileError(
  field: FileField,
  value: FormDataEntryValue | null,
  resumeMaxMb: number,
): string | undefined {
  if (!(value instanceof File) || value.name === '') return field.missing;
  if (value.size === 0) return field.empty;
  return value.size > resumeMaxMb * 1024 * 1024 ? field.tooLarge(resumeMaxMb) : undefined;
}
