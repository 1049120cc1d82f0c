import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { MarkupChecker } from './markupChecker.ts';

/* The standard's own rules, with two of them that the preset leaves out; the library's other rules are a matter of style. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'input-attributes': 'error', 'wcag/h37': 'error' },
  }),
);

/** A validator of HTML in JavaScript, for machines without Java. */
export const htmlValidate: MarkupChecker = {
  name: 'html-validate',
  kinds: ['html'],
  check: async (files) =>
    files.map(({ text }) =>
      validator.validateStringSync(text).results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => {
          const start = text.split('\n')[line - 1]?.slice(column - 1, column + 79);
          return `${ruleId}: ${message} At: ${start}`;
        }),
      ),
    ),
};
