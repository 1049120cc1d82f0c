/** The zod schema of a form, made from its description, and the check of a submission against it. */
import * as z from 'zod';
import { check } from '#content/forms/check.ts';
import type {
  ChoiceField,
  Errors,
  FormDescription,
  TextField,
  Values,
} from '#content/forms/form.ts';

export type Verdict =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly values: Values; readonly errors: Errors };

/* JSON may carry a phone number as a number. Whatever is no text at all counts as nothing entered. */
const entry = z.union([z.string(), z.number().transform(String)]).catch('');

const isEntered = (field: FormDescription['fields'][number]): field is TextField | ChoiceField =>
  field.control !== 'fixed' && field.control !== 'file';

/* zod compiles a schema where it is first used, so each is made once. */
const schemas = new Map<FormDescription, z.ZodType<Values>>();

/** Accepts what the form's own rules accept; each issue's path is the field's name. */
export function schemaOf(form: FormDescription): z.ZodType<Values> {
  const known = schemas.get(form);
  if (known !== undefined) return known;
  const schema = makeSchema(form);
  schemas.set(form, schema);
  return schema;
}

function makeSchema(form: FormDescription): z.ZodType<Values> {
  const shape = form.fields.filter(isEntered).map((field) => {
    const schema = entry.superRefine((value, context) => {
      const message = check(field, value);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
    return [field.name, schema] as const;
  });
  return z.object(Object.fromEntries(shape));
}

/**
 * Checks what was sent (docs/behaviour.md, "Rules").
 * @param body as parsed; anything that is no object counts as empty
 * @returns the trimmed values, or what was typed with one message for each field that is wrong
 */
export function judge(form: FormDescription, body: unknown): Verdict {
  const sent = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  const parsed = schemaOf(form).safeParse({ ...sent });
  if (parsed.success) return { ok: true, values: trimmed(parsed.data) };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { ok: false, values: typed(form, sent, errors), errors };
}

function trimmed(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}

function typed(form: FormDescription, sent: object, errors: Errors): Values {
  const values: Record<string, string> = {};
  for (const field of form.fields.filter(isEntered)) {
    const cleared = 'clearedWhenRejected' in field && errors[field.name] !== undefined;
    const value: unknown = Reflect.get(sent, field.name);
    values[field.name] = cleared ? '' : entry.parse(value);
  }
  return values;
}
