import { describe, expect, test } from 'vitest';
import { readForm } from '../support/readForm.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { formNames, submit, valid } from '../support/submit.ts';

const app = sharedApp();

describe.each(formNames)('a refused %s keeps what was typed', (form) => {
  const fields = Object.keys(valid[form]);

  test.each(fields)('when %s is missing', async (missing) => {
    const { text } = await submit(app, form, { ...valid[form], [missing]: '' });
    const { entered } = readForm(text, form);
    const kept = fields.map((field) => [field, entered(field) ?? '']);
    expect(Object.fromEntries(kept)).toEqual({ ...valid[form], [missing]: '' });
  });
});

const wrong = [
  { form: 'enquiry', field: 'email', value: 'asha at example' },
  { form: 'enquiry', field: 'number', value: '+91 98300 12345' },
  { form: 'contact', field: 'number', value: '98300-12345' },
  { form: 'contact', field: 'email', value: 'a b@example.com' },
  { form: 'application', field: 'phone', value: '98300 12345' },
  { form: 'application', field: 'pincode', value: '070001' },
  { form: 'application', field: 'pincode', value: '70000' },
  { form: 'application', field: 'experience', value: '61' },
  { form: 'application', field: 'experience', value: 'two' },
  { form: 'application', field: 'email', value: 'meera@' },
] as const;

describe('a wrong value stays, so that it can be mended', () => {
  test.each(wrong)('$form: $field $value', async ({ form, field, value }) => {
    const { status, text } = await submit(app, form, { ...valid[form], [field]: value });
    const { entered, summary, messageAt } = readForm(text, form);
    expect([status, entered(field), summary.length]).toEqual([422, value, 1]);
    expect(messageAt(field)).toBeTruthy();
  });
});

test('white space around a value stays as it was typed', async () => {
  const { text } = await submit(app, 'contact', { ...valid.contact, name: '  Asha  ', number: '' });
  expect(readForm(text, 'contact').entered('name')).toBe('  Asha  ');
});

test('a message keeps its lines, a first empty one included', async () => {
  const message = '\nFirst line\n\n  second line\n';
  const { text } = await submit(app, 'contact', { ...valid.contact, message, number: '' });
  expect(readForm(text, 'contact').entered('message')).toBe(message);
});

test('a gender that is not offered selects nothing', async () => {
  const { status, text } = await submit(app, 'application', {
    ...valid.application,
    gender: 'male',
  });
  const { entered, messageAt } = readForm(text, 'application');
  expect([status, entered('gender')]).toEqual([422, undefined]);
  expect(messageAt('gender')).toBeTruthy();
});

test('the file of an application cannot be kept: its control is empty', async () => {
  const { text } = await submit(app, 'application', { ...valid.application, city: '' });
  const { $ } = readForm(text, 'application');
  expect($('input[type=file][name=resume]').attr('value')).toBeUndefined();
});

describe('the application stays with its job', () => {
  test.each([
    ['sr-software-developer', 'sr-software-developer'],
    ['android-developer', 'android-developer'],
    ['unknown', 'android-developer'],
    ['', 'android-developer'],
  ])('job %j shows %s', async (job, shown) => {
    const { text } = await submit(app, 'application', { ...valid.application, city: '', job });
    const { $, entered } = readForm(text, 'application');
    expect(entered('job')).toBe(shown);
    expect($(`#job-panel-${shown}:not([hidden])`)).toHaveLength(1);
    expect($('dialog#apply[open]')).toHaveLength(1);
  });
});
