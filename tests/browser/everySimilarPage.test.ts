/** Pages that share the layout of another one are asked for what their own words and pictures can spoil. */
import { describe, expect, test } from 'vitest';
import { look, looks, violations } from '../support/browser/axe.ts';
import { expectLife } from '../support/browser/life.ts';
import { prepareSite } from '../support/browser/site.ts';
import { prepareVisit } from '../support/browser/visit.ts';
import { similarPlaces } from '../support/places.ts';

const site = prepareSite();
const [, dark] = looks;

describe.each(similarPlaces)('%s on a phone', (path) => {
  const visit = prepareVisit(site, path, { width: dark.width });

  test('comes to life without a warning, an error or a failed request', async () => {
    await expectLife(await visit());
  });

  test('violates no rule of accessibility', async () => {
    const { page } = await visit();
    await look(page, dark);
    expect(await violations(page)).toEqual([]);
  });
});
