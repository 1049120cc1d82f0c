/** Every page on a phone, with JavaScript. */
import { describe, expect, test } from 'vitest';
import { look, looks, violations } from '../support/browser/axe.ts';
import { expectEagerPaint } from '../support/browser/firstPaint.ts';
import { expectLife } from '../support/browser/life.ts';
import { prepareSite } from '../support/browser/site.ts';
import { prepareVisit } from '../support/browser/visit.ts';
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
