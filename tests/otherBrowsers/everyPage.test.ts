/** Every page comes to life in browsers other than Chromium, at both widths in one visit. */
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { eventually, read } from '../support/otherBrowsers/hands.ts';
import { otherBrowsers } from '../support/otherBrowsers/otherBrowsers.ts';
import { missingPictures, sleepingWidgets, tooWide } from '../support/otherBrowsers/pageState.ts';
import { prepareVisits, widths } from '../support/otherBrowsers/prepareVisits.ts';

const states = ['/NoSuchPage', '/?enquiry=closed', '/Career?apply=open', '/Blog?q=upi'];

describe.each(otherBrowsers)('$name', (browser) => {
  const visit = prepareVisits(browser, { motion: true });

  test.each([...pages.map(({ path }) => path), ...states])(
    '%s comes to life, as wide as the screen and without a fault',
    async (path) => {
      const window = await visit(path, widths[0]);
      for (const width of widths) {
        await window.setWidth(width);
        await eventually(() => read(window, sleepingWidgets)).toEqual([]);
        await eventually(() => read(window, missingPictures)).toEqual([]);
        expect(await read(window, tooWide), `${width} px`).toEqual([]);
      }
    },
  );

  test('faults are noticed', async () => {
    const window = await visit('/About', 1280);
    await read(window, () => {
      // biome-ignore lint/suspicious/noConsole: this is the fault to notice.
      console.error('a message');
      document.body.setAttribute('style', 'color: red');
      fetch('/nothing.json');
      setTimeout(() => {
        throw new Error('an exception');
      });
    });
    const faults = async () => (await window.faults()).toSorted();
    await eventually(faults).toEqual([
      expect.stringMatching(/^console: .*a message/),
      expect.stringMatching(/^request: .*nothing.json 404/),
      expect.stringMatching(/^script: .*(style-src-attr|an exception)/),
      expect.stringMatching(/^script: .*(style-src-attr|an exception)/),
    ]);
    await visit('/About', 1280);
  });
});
