import { beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { spaced } from '../support/spaced.ts';
import { app, objectsIn, ofType, origin, type Thing, thingsOn } from '../support/structuredData.ts';

/**
 * What Google documents as required for each type that it shows, and what schema.org needs for sense where Google
 * names nothing (developers.google.com/search/docs/appearance/structured-data).
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'url', 'areaServed'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Blog: ['name', 'url', 'blogPost'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'url'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'employmentType',
  ],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitText'],
  ContactPoint: ['contactType'],
  SearchAction: ['target', 'query-input'],
};

const expected: Readonly<Record<string, readonly string[]>> = {
  home: ['Organization', 'WebSite', 'FAQPage'],
  about: ['Organization', 'BreadcrumbList'],
  contact: ['Organization', 'BreadcrumbList'],
  careers: ['JobPosting', 'BreadcrumbList'],
  api: ['Service', 'BreadcrumbList', 'FAQPage'],
  service: ['Service', 'BreadcrumbList', 'FAQPage'],
  blog: ['Blog', 'BreadcrumbList'],
  subscribe: ['BreadcrumbList'],
  policy: ['BreadcrumbList'],
};

/** Whether a page has questions that a visitor can open; a product page may do without. */
function asks(path: string): boolean {
  const page = pages.find((each) => each.path === path);
  if (page?.layout !== 'api' && page?.layout !== 'service') return true;
  return page.content.sections.some(({ kind }) => kind === 'questions');
}

const described = listings.flatMap(({ path, address }) =>
  pages
    .filter((page) => page.path === path)
    .map(({ layout, name }) => ({ path, address, layout, name })),
);

describe.each(described)('$address', ({ path, address, layout, name }) => {
  let things: Thing[] = [];
  beforeAll(async () => {
    things = await thingsOn(address);
  });

  test('says what it is about', () => {
    const types = things.map((thing) => thing['@type']);
    const subjects = address.startsWith('/Blog?')
      ? ['BlogPosting', 'BreadcrumbList']
      : expected[layout];
    expect(types).toEqual(subjects?.filter((type) => type !== 'FAQPage' || asks(path)));
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
  });

  test('leaves out nothing that a type requires', () => {
    for (const object of things.flatMap(objectsIn)) {
      const type = String(object['@type'] ?? '');
      for (const property of required[type] ?? []) {
        expect([type, property, object[property]]).not.toEqual([type, property, undefined]);
      }
    }
  });

  test('gives complete addresses, and each that is ours answers', async () => {
    const addresses = things
      .flatMap(({ citation: _others, ...thing }) => objectsIn(thing))
      .flatMap((object) => ['url', 'item', 'image', 'logo'].map((property) => object[property]))
      .filter((value) => value !== undefined);
    for (const address of new Set(addresses)) {
      const { origin: of, pathname, search } = new URL(String(address));
      expect(of).toBe(origin);
      const { status } = await exchange(app, { path: pathname + search });
      expect([address, status]).toEqual([address, 200]);
    }
  });

  test('leads back to the home page', () => {
    const [crumbs] = ofType(things, 'BreadcrumbList');
    if (path === '/') expect(crumbs).toBeUndefined();
    else {
      expect(crumbs?.itemListElement).toMatchObject([
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name, item: origin + path },
        ...(address.startsWith('/Blog?') ? [{ position: 3 }] : []),
      ]);
    }
  });

  test('answers the questions that a visitor can open on it, in plain words', async () => {
    const $ = await readPage(app, path);
    const [asked] = ofType(things, 'FAQPage');
    for (const question of asked === undefined ? [] : objectsIn(asked.mainEntity ?? [])) {
      if (question['@type'] === 'Question')
        expect(spaced($('main').text())).toContain(question.name);
      if (question['@type'] === 'Answer') expect(question.text).not.toMatch(/\]\(|</);
    }
  });
});

test('the home page answers all six questions', async () => {
  const [faq] = ofType(await thingsOn('/'), 'FAQPage');
  expect(faq?.mainEntity).toHaveLength(6);
});

test('error pages and search results say nothing', async () => {
  const { text } = await exchange(app, { path: '/nothing' });
  expect(text).not.toContain('ld+json');
  expect(await thingsOn('/Blog?q=pan')).toEqual([]);
});
