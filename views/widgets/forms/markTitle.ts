import { formLabels } from '#content/forms/labels.ts';

const prefix = formLabels.errorPrefix;

/** Puts "Error: " before the document's title, as the server does, or takes it away. */
export function markTitle(invalid: boolean): void {
  const plain = document.title.startsWith(prefix)
    ? document.title.slice(prefix.length)
    : document.title;
  document.title = invalid ? prefix + plain : plain;
}
