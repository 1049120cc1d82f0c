/** The picture of a card grows into the one at the head of its page, so both bear that one's name. */
import { describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();

/** What each picture of a page grows into. */
const namesOn = async (address: string): Promise<readonly (string | undefined)[]> => {
  const $ = await readPage(app, address);
  return $('[data-becomes]')
    .toArray()
    .map((picture) => $(picture).attr('data-becomes'));
};

test.each(listings)('no two pictures of $address grow into one', async ({ address }) => {
  const names = await namesOn(address);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(['/', '/Blog', '/Blog?post=why-a-recharge-is-pending'])('a card on %s', (from) => {
  test('grows into the picture of the page that it leads to', async () => {
    const $ = await readPage(app, from);
    const cards = $('main .card:has([data-becomes])').toArray();
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      const name = $(card).find('[data-becomes]').attr('data-becomes');
      const [head] = await namesOn($(card).find('a').attr('href') ?? '');
      expect(head).toBe(name);
    }
  });
});
