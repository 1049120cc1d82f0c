import type { Field, FormDescription, Values } from '#content/forms/form.ts';
import { formLabels } from '#content/forms/labels.ts';
import type { About } from './about.ts';

/* Mail programs cut off or refuse longer links; the page shows the whole text beside the link. */
const longestBody = 1600;

/**
 * A `mailto:` link that carries what was entered, one line a field (RFC 6068).
 * A body that would be too long for mail programs ends with a request to paste the rest.
 */
export function preparedMail(
  form: FormDescription,
  address: string,
  values: Values,
  about?: About,
): string {
  const { mailSubject, mailNote } = form.acknowledgement;
  const subject = about === undefined ? mailSubject : `${mailSubject}: ${about.name}`;
  const lines = entered(form, values, about).map(({ label, value }) => `${label}: ${value}`);
  const text = lines.join('\r\n');
  const body =
    text.length > longestBody
      ? `${text.slice(0, longestBody)} …\r\n\r\n${formLabels.pasteRest}`
      : text;
  const whole = mailNote === undefined ? body : `${body}\r\n\r\n${mailNote}`;
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(whole)}`;
}

interface Entry {
  readonly label: string;
  readonly value: string;
  readonly control: Field['control'];
}

/** What was entered, by label and in the form's order, without files. */
export function entered(form: FormDescription, values: Values, about?: About): Entry[] {
  const subject: Entry[] =
    about === undefined ? [] : [{ label: formLabels.about, value: about.name, control: 'fixed' }];
  const fields = form.fields.flatMap((field) => {
    const { label, control } = field;
    if (control === 'file') return [];
    const value = control === 'fixed' ? field.value : (values[field.name] ?? '');
    return [{ label, value, control }];
  });
  return [...subject, ...fields];
}

/* Encoding half of a surrogate pair would throw. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
