import { describe, expect, test } from 'vitest';
import { forms } from '#content/forms.ts';
import { readForm } from '../support/readForm.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { type Fields, formNames, jsonOf, submit, valid } from '../support/submit.ts';

const app = sharedApp();

/** The default of `RESUME_MAX_MB`. */
const resumeMaxMb = 5;

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));

describe.each(formNames)('a valid %s', (form) => {
  test('is answered with the page and an acknowledgement in place of the form', async () => {
    const { status, headers, text } = await submit(app, form, valid[form]);
    const { $, title, isShown } = readForm(text, form);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(isShown).toBe(false);
    expect($('[role=status]').text()).toContain(forms[form].acknowledgement.message);
    expect(title).not.toMatch(/^Error/);
    expect($('link[rel=canonical]').attr('href')).toMatch(new RegExp(`${forms[form].page}$`));
  });

  test('is answered with JSON where JSON is asked for', async () => {
    const reply = await submit(app, form, valid[form], { accept: 'application/json' });
    expect(reply.status).toBe(200);
    expect(jsonOf(reply)).toEqual({ ok: true, message: forms[form].acknowledgement.message });
  });

  test('passes with white space around every value', async () => {
    const spaced = Object.fromEntries(
      Object.entries(valid[form]).map(([name, value]) => [name, ` \t${value}\r\n `]),
    );
    const { status } = await submit(app, form, spaced);
    expect(status).toBe(200);
  });
});

test.each(['enquiry', 'contact'] as const)('%s takes a JSON body as well', async (form) => {
  for (const accept of ['text/html', 'application/json'] as const) {
    expect((await submit(app, form, valid[form], { as: 'json', accept })).status).toBe(200);
    const refused = await submit(app, form, {}, { as: 'json', accept });
    expect(refused.status).toBe(422);
  }
});

const required = formNames.flatMap((form) =>
  Object.keys(valid[form]).map((field) => ({ form, field })),
);
const absences: Readonly<Record<string, (fields: Fields, field: string) => Fields>> = {
  missing: without,
  empty: (fields, field) => ({ ...fields, [field]: '' }),
  'white space': (fields, field) => ({ ...fields, [field]: ' \t \r\n\u00a0 ' }),
};

describe.each(required)('$form without $field', ({ form, field }) => {
  test.each(Object.entries(absences))(
    '(%s) is refused with one message, at that field',
    async (_, remove) => {
      const fields = remove(valid[form], field);
      const json = await submit(app, form, fields, { accept: 'application/json' });
      const { ok, errors = {} } = jsonOf(json);
      expect([json.status, ok, Object.keys(errors)]).toEqual([422, false, [field]]);

      const html = await submit(app, form, fields);
      const shown = readForm(html.text, form);
      expect(html.status).toBe(422);
      expect(shown.title).toMatch(/^Error: /);
      expect(shown.messageAt(field)).toBe(errors[field]);
      expect(shown.summary.map(({ message }) => message)).toEqual([errors[field]]);
    },
  );
});

describe.each(formNames)('an empty %s', (form) => {
  test('is refused with a message for each field, all linked from the summary', async () => {
    const { text } = await submit(app, form, {}, { resume: null });
    const { $, summary, messageAt } = readForm(text, form);
    const fields = forms[form].fields.filter(({ control }) => control !== 'fixed');
    expect(summary).toHaveLength(fields.length);
    expect($('[role=alert][aria-labelledby]').text()).toMatch(/^There is a problem/);
    for (const { name } of fields) expect(messageAt(name)).toBeTruthy();
    for (const { target } of summary) {
      expect($(target).closest('form').length, `${target} is a control of the form`).toBe(1);
    }
  });

  test('has each wrong control marked, and described by its hint and its message', async () => {
    const { text } = await submit(app, form, {}, { resume: null });
    const { $, hintAt, messageAt } = readForm(text, form);
    for (const field of forms[form].fields) {
      if (field.control === 'fixed') continue;
      expect([field.name, messageAt(field.name)]).toEqual([field.name, field.missing]);
      const hint = field.control === 'file' ? field.hint(resumeMaxMb) : field.hint;
      expect([field.name, hintAt(field.name)]).toEqual([field.name, hint]);
      const control = $(`form[action="/forms/${form}"] [name="${field.name}"]`);
      const marked = field.control === 'choice' ? undefined : 'true';
      expect([field.name, control.attr('aria-invalid')]).toEqual([field.name, marked]);
    }
  });

  test('has a label for every control', async () => {
    const { text } = await submit(app, form, {}, { resume: null });
    const { $ } = readForm(text, form);
    for (const { name, label, control } of forms[form].fields) {
      const input = $(`form[action="/forms/${form}"] [name="${name}"]`);
      const named =
        control === 'choice'
          ? input.closest('fieldset').children('legend')
          : $(`label[for="${input.attr('id')}"]`);
      expect([name, named.text()]).toEqual([name, label]);
    }
  });
});
