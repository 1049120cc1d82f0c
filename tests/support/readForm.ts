import { type CheerioAPI, load } from 'cheerio';
import { endpointOf, type FormName } from '#content/forms/form.ts';

/** A form as a visitor meets it in an answer. */
export interface ShownForm {
  readonly $: CheerioAPI;
  /** The document's title. */
  readonly title: string;
  /** Whether the form itself is there, and not an acknowledgement in its place. */
  readonly isShown: boolean;
  /** What stands in the control of a field; the chosen one of a group. */
  readonly entered: (field: string) => string | undefined;
  /** The error summary: where each entry leads, and its message. */
  readonly summary: readonly { readonly target: string; readonly message: string }[];
  /** The hint and the message that describe the control of a field to assistive technology. */
  readonly hintAt: (field: string) => string | undefined;
  readonly messageAt: (field: string) => string | undefined;
}

/* Stands before every message, for those who do not see its colour. */
const mark = 'Error: ';

export function readForm(html: string, name: FormName): ShownForm {
  const $ = load(html);
  const form = $(`form[action="${endpointOf(name)}"]`);
  const described = (field: string) => {
    const controls = form.find(`[name="${field}"]`);
    const group = controls.closest('fieldset[aria-describedby]');
    const ids = (group.attr('aria-describedby') ?? controls.attr('aria-describedby') ?? '').split(
      ' ',
    );
    return ids.map((id) => $(`[id="${id}"]`).text());
  };
  return {
    $,
    title: $('title').text(),
    isShown: form.length === 1,
    entered(field) {
      const control = form.find(`[name="${field}"]`);
      if (control.attr('type') === 'radio') return control.filter('[checked]').attr('value');
      const value = control.is('textarea') ? control.text() : control.attr('value');
      return value ?? (control.length === 1 ? '' : undefined);
    },
    summary: $('[role=alert][aria-labelledby] a')
      .toArray()
      .map((link) => ({ target: link.attribs.href ?? '', message: $(link).text() })),
    hintAt: (field) => described(field).find((text) => !text.startsWith(mark)),
    messageAt: (field) =>
      described(field)
        .find((text) => text.startsWith(mark))
        ?.slice(mark.length),
  };
}
