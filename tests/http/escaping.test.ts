import { describe, expect, test } from 'vitest';
import { readForm } from '../support/readForm.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { type Fields, submit } from '../support/submit.ts';

const app = sharedApp();

const nasty: Readonly<Record<string, string>> = {
  'a script': '<script>alert(1)</script>',
  'the end of a text area': '</textarea><img src=x onerror=alert(1)>',
  'the end of a title': '</title><script>alert(1)</script>',
  'a comment': '<!-- --><!--><svg onload=alert(1)>]]>',
  'double quotes': '" autofocus onfocus="alert(1)',
  'single quotes': "' onmouseover='alert(1)",
  ampersands: '&lt;b&gt; &amp; &#60; &nbsp &',
  'a template': '{{constructor.constructor("alert(1)")()}} #{1+1}',
  'an address': 'javascript:alert(1)',
  backslashes: '\\u003cscript\\u003e \\',
  'line separators': 'a\u2028b\u2029c',
  'right-to-left override': '\u202e\u2066fdp.exe',
  'zero width': 'a\u200b\u200d\ufeffb',
  emoji: '👩🏽‍💻 🇮🇳 🙏',
  'Bengali and Hindi': 'আশা রায় आशा',
  'a lone surrogate': 'a\ud83d b\udc00',
  NUL: 'a\u0000b',
  'control characters': '\u0001\u0008\u001b[31m\u007f',
};

/** What a reader of HTML makes of text that HTML cannot hold: UTF-8 has no half characters, HTML no NUL. */
const readable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

const elementsIn = (html: string) => readForm(html, 'contact').$('*').length;

const fieldsOf = (text: string): Fields => ({
  name: text,
  number: text,
  email: text,
  message: text,
});
const accepted = (text: string): Fields => ({
  name: text,
  number: '9830012345',
  email: 'asha@example.com',
  message: text,
});

const harmless = {
  refused: (await submit(app, 'contact', fieldsOf('plain'), { as: 'json' })).text,
  accepted: (await submit(app, 'contact', accepted('plain'), { as: 'json' })).text,
};

describe.each(Object.entries(nasty))('%s', (_, text) => {
  test('is kept in a refused form, as plain text only', async () => {
    const reply = await submit(app, 'contact', fieldsOf(text), { as: 'json' });
    const { entered } = readForm(reply.text, 'contact');
    expect(reply.status).toBe(422);
    for (const field of ['name', 'number', 'email', 'message']) {
      expect(entered(field)).toBe(readable(text));
    }
    expect(elementsIn(reply.text)).toBe(elementsIn(harmless.refused));
  });

  test('is repeated in an acknowledgement, as plain text only', async () => {
    const reply = await submit(app, 'contact', accepted(text), { as: 'json' });
    const { $ } = readForm(reply.text, 'contact');
    expect(reply.status).toBe(200);
    const shown = $('[role=status] dd')
      .toArray()
      .map((value) => $(value).text());
    /* In running text, unlike in an attribute, a reader of HTML drops NUL. */
    const trimmed = text.trim().toWellFormed().replaceAll('\u0000', '');
    expect(shown).toContain(trimmed);
    expect(elementsIn(reply.text)).toBe(elementsIn(harmless.accepted));
  });

  test('reaches the widget as it was typed', async () => {
    const reply = await submit(app, 'contact', fieldsOf(text), { as: 'json' });
    const { $ } = readForm(reply.text, 'contact');
    const props = JSON.parse($('[data-island="contact-form"]').attr('data-props') ?? '');
    expect(props.outcome.values).toEqual(fieldsOf(text));
  });

  test('never makes JSON that is not JSON', async () => {
    const options = { as: 'json', accept: 'application/json' } as const;
    const { status, text: answer } = await submit(app, 'contact', fieldsOf(text), options);
    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(answer).errors).sort()).toEqual(['email', 'number']);
  });
});

test('fifty kilobytes of markup are kept, and repeated, whole', async () => {
  const message = '<i>&"x\'</i> '.repeat(4700).trim();
  const send = (fields: Fields) => submit(app, 'contact', { ...fields, message }, { as: 'json' });
  expect(message.length).toBeGreaterThan(50 * 1024);
  const refused = await send(fieldsOf('Asha'));
  expect(readForm(refused.text, 'contact').entered('message')).toBe(message);
  const { status, text } = await send(accepted('Asha'));
  const { $ } = readForm(text, 'contact');
  expect([status, $('[role=status] dd').last().text()]).toEqual([200, message]);
});
