/** The books of a flow as a page shows them: what is received with a plus, what is paid with a minus. */
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { rupees } from '#content/rupees.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const flows = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'flow' ? [{ ...section, path: page.path }] : [],
      )
    : [],
);

test.each(flows)('$path adds and deducts the same amount', async ({ path, stops, amount }) => {
  const $ = await readPage(app, path);
  const shown = $('.flow dl > div')
    .toArray()
    .map((line) => [$(line).find('dt').text(), $(line).find('dd').text()]);
  const expected = stops.flatMap(({ receives, pays }) => [
    ...(receives ? [[receives, `+${rupees(amount)}`]] : []),
    ...(pays ? [[pays, `−${rupees(amount)}`]] : []),
  ]);
  expect(shown).toEqual(expected);
});
