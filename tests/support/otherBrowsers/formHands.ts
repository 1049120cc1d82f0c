/** Fills and sends the three forms as a visitor does. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { endpointOf, type FormName } from '#content/forms/form.ts';
import { pdf } from '../documents.ts';
import { type Fields, valid } from '../submit.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { click, fill, read, setValue } from './hands.ts';

const formOf = (form: FormName) => `form[action="${endpointOf(form)}"]`;

/** Presses the button that sends a form. */
export const send = (window: BrowserWindow, form: FormName): Promise<void> =>
  click(window, `${formOf(form)} [type=submit]`);

/**
 * Enters fields of a form, and a small resume where the form asks for one. The first is typed and the others are filled
 * in at once, as by a browser that remembers them.
 */
export async function fillForm(
  window: BrowserWindow,
  form: FormName,
  fields: Fields = valid[form],
): Promise<void> {
  for (const [index, [name, value]] of Object.entries(fields).entries()) {
    const field = `#${form}-${name}`;
    if (name === 'gender') await click(window, `${formOf(form)} label:has([value="${value}"])`);
    else if (index === 0) await fill(window, field, value);
    else await setValue(window, field, value);
  }
  if (form === 'application') await window.attach(await resumeFile());
}

/** A file that the server accepts as a resume and that is gone after the test. */
async function resumeFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'resume.pdf');
  await writeFile(file, pdf());
  return file;
}

/** What stands in the text controls of a form. */
export const typed = (window: BrowserWindow, form: FormName): Promise<Fields> =>
  read(window, textsIn, formOf(form));

function textsIn(form: string): Fields {
  const element = document.querySelector<HTMLFormElement>(form);
  if (element === null) return {};
  const texts = [...new FormData(element)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
