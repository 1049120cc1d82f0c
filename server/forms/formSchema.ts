import * as z from 'zod/mini';
import { check } from '#content/forms/check.ts';
import type { ChoiceField, FormDescription, TextField, Values } from '#content/forms/form.ts';

/** What was sent for one field, as text: JSON may carry a number, and anything else counts as nothing entered. */
export const entrySchema = z.catch(
  z.union([z.string(), z.pipe(z.number(), z.transform(String))]),
  '',
);

/** The fields that a visitor fills in and that are sent as text. */
export const enteredFields = (form: FormDescription): (TextField | ChoiceField)[] =>
  form.fields.filter((field) => field.control !== 'fixed' && field.control !== 'file');

/* zod compiles a schema when it is first used, so each is made once. */
const schemas = new Map<FormDescription, z.ZodMiniType<Values>>();

/** The schema of a form's text fields, by the form's own rules; the path of an issue is the field's name. */
export function formSchema(form: FormDescription): z.ZodMiniType<Values> {
  const known = schemas.get(form);
  if (known !== undefined) return known;
  const schema = makeSchema(form);
  schemas.set(form, schema);
  return schema;
}

function makeSchema(form: FormDescription): z.ZodMiniType<Values> {
  const shape = enteredFields(form).map((field) => {
    const schema = entrySchema.check((payload) => {
      const message = check(field, payload.value);
      if (message !== undefined) {
        payload.issues.push({ code: 'custom', message, input: payload.value });
      }
    });
    return [field.name, schema] as const;
  });
  return z.object(Object.fromEntries(shape));
}
