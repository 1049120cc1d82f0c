/** Every form refused and accepted in place, in browsers other than Chromium. */
import { describe, expect, test } from 'vitest';
import { forms } from '#content/forms.ts';
import { formPlaces, missingMessages } from '../support/browser/forms.ts';
import { fillForm, send } from '../support/otherBrowsers/formHands.ts';
import { eventually, read, wake } from '../support/otherBrowsers/hands.ts';
import { otherBrowsers } from '../support/otherBrowsers/otherBrowsers.ts';
import { hasFocus, textsOf } from '../support/otherBrowsers/pageState.ts';
import { prepareVisits, widths } from '../support/otherBrowsers/prepareVisits.ts';

describe.each(otherBrowsers)('$name', (browser) => {
  const visit = prepareVisits(browser);

  describe.each(widths)('at %i px', (width) => {
    describe.each(formPlaces)('the $form form', ({ form, path, island }) => {
      test('says what is missing, and the summary has the focus', async () => {
        const window = await visit(path, width);
        await wake(window, island);
        await send(window, form);
        await eventually(() => read(window, hasFocus, '.error-summary')).toBe(true);
        expect(await read(window, textsOf, '.error-summary a')).toEqual(missingMessages(form));
        expect(await read(window, () => document.title)).toMatch(/^Error: /);
      });

      test('is acknowledged', async () => {
        const window = await visit(path, width);
        await wake(window, island);
        await fillForm(window, form);
        await send(window, form);
        await eventually(() => read(window, hasFocus, '.acknowledgement')).toBe(true);
        const { heading } = forms[form].acknowledgement;
        expect(await read(window, textsOf, '.acknowledgement h3')).toEqual([heading]);
      });
    });
  });
});
