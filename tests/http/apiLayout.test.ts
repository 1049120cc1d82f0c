import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { dropdowns } from '../support/specification.ts';

const app = sharedApp();
const linksIn = ($: CheerioAPI, selector: string) =>
  $(selector)
    .find('a[href]')
    .toArray()
    .map(({ attribs }) => attribs.href);

describe('the API-page layout', () => {
  const listed = dropdowns['API Service'] ?? [];

  test.each([...listed, '/DmtPage'])(
    '%s has the breadcrumb and the side navigation',
    async (path) => {
      const $ = await readPage(app, path);
      const crumbs = $('nav[aria-label=Breadcrumb] li')
        .toArray()
        .map((item) => $(item).text().trim());
      expect(crumbs).toHaveLength(2);
      expect(crumbs[0]).toBe('API Services');
      const side = 'nav[aria-label="API pages"]';
      expect(linksIn($, side)).toEqual(listed);
      const active = $(`${side} [aria-current=page]`)
        .toArray()
        .map(({ attribs }) => attribs.href);
      expect(active).toEqual(listed.filter((link) => link === path));
    },
  );

  test('each listed page has a cover of its own, and money transfer has none', async () => {
    const coverOf = async (path: string) => {
      const $ = await readPage(app, path);
      return $('h1').closest('section').find('img').attr('src');
    };
    const covers = await Promise.all(listed.map(coverOf));
    expect(covers).not.toContain(undefined);
    expect(new Set(covers).size).toBe(5);
    expect(await coverOf('/DmtPage')).toBeUndefined();
  });
});
