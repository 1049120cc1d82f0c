/** The site without JavaScript in browsers other than Chromium. */
import { describe, expect, test } from 'vitest';
import { forms } from '#content/forms.ts';
import { pages } from '#content/pages.ts';
import { formPlaces, missingMessages } from '../support/browser/forms.ts';
import { fillForm, send, typed } from '../support/otherBrowsers/formHands.ts';
import { click, eventually, read } from '../support/otherBrowsers/hands.ts';
import { otherBrowsers } from '../support/otherBrowsers/otherBrowsers.ts';
import {
  address,
  chosenTab,
  hasFocus,
  isVisible,
  openDropdowns,
  textsOf,
  tooWide,
} from '../support/otherBrowsers/pageState.ts';
import { prepareVisits, widths } from '../support/otherBrowsers/prepareVisits.ts';
import { valid } from '../support/submit.ts';

describe.each(otherBrowsers)('$name', (browser) => {
  const visit = prepareVisits(browser, { script: false });

  test.each(pages)('$path is whole and as wide as the screen', async ({ path }) => {
    const window = await visit(path, widths[0]);
    expect(await read(window, isVisible, '[data-script=ready]')).toBe(false);
    for (const width of widths) {
      await window.setWidth(width);
      for (const part of ['header', 'main h1', 'footer']) {
        expect(await read(window, isVisible, part), part).toBe(true);
      }
      expect(await read(window, tooWide), `${width} px`).toEqual([]);
    }
  });

  describe.each(widths)('at %i px', (width) => {
    describe.each(formPlaces)('the $form form', ({ form, path }) => {
      const answer = `/forms/${form}`;

      test('comes back with what is missing, each linked to its field', async () => {
        const window = await visit(path, width);
        await send(window, form);
        await eventually(() => read(window, address)).toBe(answer);
        await eventually(() => read(window, textsOf, '.error-summary a')).toEqual(
          missingMessages(form),
        );
        await click(window, '.error-summary a');
        const first = `#${form}-${forms[form].fields[0]?.name}`;
        await eventually(() => read(window, hasFocus, first)).toBe(true);
      });

      test('keeps what was typed and ends in the acknowledgement', async () => {
        const window = await visit(path, width);
        await fillForm(window, form, { ...valid[form], email: 'asha.example.com' });
        await send(window, form);
        await eventually(() => read(window, address)).toBe(answer);
        /* The address is there before the page. */
        await eventually(() => typed(window, form)).toMatchObject({
          ...valid[form],
          email: 'asha.example.com',
        });
        await fillForm(window, form, { email: valid[form].email ?? '' });
        await send(window, form);
        const { heading } = forms[form].acknowledgement;
        await eventually(() => read(window, textsOf, '.acknowledgement h3')).toEqual([heading]);
      });
    });

    test('the popup closes by its icon, and its link opens it again', async () => {
      const window = await visit('/', width);
      const isOpen = () => read(window, isVisible, '#enquiry');
      await eventually(isOpen).toBe(true);
      await click(window, '#enquiry form[method=dialog] button');
      await eventually(isOpen).toBe(false);
      await click(window, 'main [data-opens=enquiry]');
      await eventually(() => read(window, address)).toBe('/?enquiry=open');
      await eventually(isOpen).toBe(true);
    });

    test('a use case is a link', async () => {
      const window = await visit('/PayoutApi', width);
      await click(window, '.tabs-usecase .tab:last-of-type');
      await eventually(() => read(window, chosenTab, 'usecase')).toEqual({ tab: 4, panels: [4] });
    });

    test('the application opens and closes by links', async () => {
      const window = await visit('/Career', width);
      const isOpen = () => read(window, isVisible, '#apply');
      await click(window, '.job a[href*="apply=open"]');
      await eventually(isOpen).toBe(true);
      await click(window, '#apply .dialog-head a');
      await eventually(isOpen).toBe(false);
    });
  });

  test('a narrow menu opens by its button, one dropdown at a time', async () => {
    const window = await visit('/About', 390);
    await click(window, '[data-hamburger] summary');
    for (const [place, title] of [
      [2, 'About'],
      [3, 'API Service'],
    ] as const) {
      await click(window, `.menu-entry:nth-child(${place}) summary`);
      await eventually(() => read(window, openDropdowns)).toEqual([title]);
    }
  });
});
