/** Every page on a phone, with JavaScript. */
import { describe, expect, test } from 'vitest';
import { prepareSite } from '../support/browser.ts';
import { look, looks, violations } from '../support/browserAxe.ts';
import { expectEagerPaint } from '../support/browserFirstPaint.ts';
import { expectLife } from '../support/browserLife.ts';
import { prepareVisit } from '../support/browserVisit.ts';
import { places } from '../support/places.ts';

const site = prepareSite();
const [, dark] = looks;

describe.each(places)('%s on a phone', (path) => {
  const visit = prepareVisit(site, path, { width: dark.width });

  test('does not load its largest paint lazily', async () => {
    await expectEagerPaint((await visit()).page);
  });

  test('comes to life without a warning, an error or a failed request', async () => {
    await expectLife(await visit());
  });

  test('violates no rule of accessibility that depends on size or colours', async () => {
    const { page } = await visit();
    await look(page, dark);
    expect(await violations(page, 'look')).toEqual([]);
  });
});
