import { formLabels } from '#content/forms/labels.ts';

const prefix = formLabels.errorPrefix;

/** Adds "Error: " to the document's title, as the server does, or removes it. */
export function markTitle(invalid: boolean): void {
  const plain = document.title.startsWith(prefix)
    ? document.title.slice(prefix.length)
    : document.title;
  document.title = invalid ? prefix + plain : plain;
}
