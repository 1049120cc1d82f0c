import * as z from 'zod';
import { check } from '#content/forms/check.ts';
import type { ChoiceField, FormDescription, TextField, Values } from '#content/forms/form.ts';

/** What was sent for one field, as text: JSON may carry a number, and anything else counts as nothing entered. */
export const entrySchema = z.union([z.string(), z.number().transform(String)]).catch('');

/** The fields that a visitor fills in and that are sent as text. */
export const enteredFields = (form: FormDescription): (TextField | ChoiceField)[] =>
  form.fields.filter((field) => field.control !== 'fixed' && field.control !== 'file');

/* zod compiles a schema when it is first used, so each is made once. */
const schemas = new Map<FormDescription, z.ZodType<Values>>();

/** The schema of a form's text fields, by the form's own rules; the path of an issue is the field's name. */
export function formSchema(form: FormDescription): z.ZodType<Values> {
  const known = schemas.get(form);
  if (known !== undefined) return known;
  const schema = makeSchema(form);
  schemas.set(form, schema);
  return schema;
}

function makeSchema(form: FormDescription): z.ZodType<Values> {
  const shape = enteredFields(form).map((field) => {
    const schema = entrySchema.superRefine((value, context) => {
      const message = check(field, value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
    return [field.name, schema] as const;
  });
  return z.object(Object.fromEntries(shape));
}
