import type { ChoiceField, TextField } from './form.ts';

/**
 * Checks what was entered in one field; the server and the browser both use it.
 * @param value as typed; white space around it is ignored
 * @returns the message of the first rule that fails, or undefined
 */
export function check(field: TextField | ChoiceField, value: string): string | undefined {
  const entered = value.trim();
  if (entered === '') return field.missing;
  if (field.control === 'choice') {
    return field.options.includes(entered) ? undefined : field.missing;
  }
  return field.rules?.find((rule) => !rule.holds(entered))?.message;
}
