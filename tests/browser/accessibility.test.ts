/** Pages whose script never arrives are accessible too, and a violation is noticed. */
import { expect, test } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { failScripts } from '../support/browser/gate.ts';
import { prepareSite } from '../support/browser/site.ts';

const { open } = prepareSite();
/* The markup that visitors without JavaScript get; axe itself is a script. */
test.each(['/', '/?enquiry=closed', '/PayoutApi', '/Career?apply=open', '/Contact'])(
  '%s has none either where the script never arrives',
  async (path) => {
    const page = await open(path, { intercept: failScripts('entry') });
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
