import { describe, expect, test } from 'vitest';
import { placeholderCompany } from '#content/company.ts';
import { aboutLinks, apiEntries, headerMenu, legalLinks } from '#content/menu.ts';
import { pages } from '#content/pages.ts';
import { dropdowns, routes } from '../support/specification.ts';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

test('the table holds exactly the thirty routes', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...routes].sort());
  expect(routes).toHaveLength(30);
});

test('no two paths differ by case alone', () => {
  expect(isUnique(pages.map(({ path }) => path.toLowerCase()))).toBe(true);
});

test.each(['name', 'title', 'description'] as const)('every %s is unique', (fact) => {
  expect(isUnique(pages.map((page) => page[fact]))).toBe(true);
});

describe.each(pages)('$path', ({ title, description, lastChanged }) => {
  test('has a title of at most 60 characters, the company included', () => {
    expect(`${title} | ${placeholderCompany.name}`.length).toBeLessThanOrEqual(60);
  });

  test('has a description of 120 to 155 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('names the day of its last change', () => {
    expect(new Date(`${lastChanged}T00:00:00Z`).toISOString().slice(0, 10)).toBe(lastChanged);
  });
});

describe('the menus derive from the table', () => {
  test('the header has its direct links and dropdowns in their order', () => {
    const titles = headerMenu.map(({ title }) => title);
    expect(titles).toEqual(['Home', ...Object.keys(dropdowns), 'Blog', 'Contact']);
  });

  test.each(Object.entries(dropdowns))(
    'dropdown %s leads to its pages in their order',
    (title, links) => {
      const entry = headerMenu.find((each) => each.title === title);
      const items = entry !== undefined && 'items' in entry ? entry.items : [];
      expect(items.map(({ link }) => link)).toEqual(links);
      expect(isUnique(items.map((item) => item.title))).toBe(true);
    },
  );

  test('Vas Service names its six entries', () => {
    const entry = headerMenu.find(({ title }) => title === 'Vas Service');
    expect(entry).toMatchObject({
      items: [
        { title: 'Long/Short Code', link: '/Solutions' },
        { title: 'Sim Hosting', link: '/Solutions' },
        { title: 'Bulk SMS', link: '/BulkSMS' },
        { title: 'HLR Lookup', link: '/OperatorFinder' },
        { title: 'Pincode Finder', link: '/OperatorFinder' },
        { title: 'IFSC Finder', link: '/OperatorFinder' },
      ],
    });
  });

  test('each service page belongs to one dropdown, also one that the menu does not list', () => {
    const families = headerMenu.flatMap((entry) => ('family' in entry ? [entry] : []));
    const services = pages.filter(({ layout }) => layout === 'api' || layout === 'service');
    for (const { path } of services) {
      expect(
        families.filter(({ family }) => family.includes(path)),
        path,
      ).toHaveLength(1);
    }
  });

  test('the footer has its legal and about links', () => {
    expect(legalLinks.map(({ link }) => link)).toEqual([
      '/PrivacyPolicy',
      '/TermCondition',
      '/RefundCancellationPolicy',
      '/DataUserPolicy',
    ]);
    expect(aboutLinks.map(({ link }) => link)).toEqual(['/About', '/Career']);
  });

  test('the side list has the five API pages with a cover each, and not money transfer', () => {
    expect(apiEntries.map(({ link }) => link)).toEqual(dropdowns['API Service']);
    expect(isUnique(apiEntries.map(({ cover }) => cover.name))).toBe(true);
  });
});
