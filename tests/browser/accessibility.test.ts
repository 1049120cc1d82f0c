import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { prepareSite } from '../support/browser.ts';
import { look, looks, violations } from '../support/browserAxe.ts';
import { failScripts } from '../support/browserGate.ts';
import { bringToLife } from '../support/browserView.ts';

const { open } = prepareSite();
const others = ['/?enquiry=closed', '/NoSuchPage', '/Blog?q=upi', '/Blog?q=nothingatall'];

test.each([...pages.map(({ path }) => path), ...others])(
  '%s has no violation, in the light scheme on a desktop and in the dark one on a phone',
  async (path) => {
    const page = await open(path);
    await bringToLife(page);
    for (const each of looks) {
      await look(page, each);
      expect([each.scheme, ...(await violations(page))]).toEqual([each.scheme]);
    }
  },
);

/* The markup that visitors without JavaScript get; axe itself is a script. */
test.each(['/', '/?enquiry=closed', '/PayoutApi', '/Career?apply=open', '/Contact'])(
  '%s has none either where the script never arrives',
  async (path) => {
    const page = await open(path, { prepare: failScripts('entry') });
    expect(await violations(page)).toEqual([]);
    expect(await page.locator('[data-status=hydrated]').count()).toBe(0);
  },
);

test('a violation is noticed', async () => {
  const page = await open('/About');
  await page
    .locator('main img')
    .first()
    .evaluate((image) => image.removeAttribute('alt'));
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: /)]);
});
