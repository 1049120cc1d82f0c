import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '#content/blog/articles.ts';
import { allPosts, articleAddress } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { topics } from '#content/blog/topics.ts';
import { postings } from '#content/careers/postings.ts';
import { listings } from '#content/listings.ts';
import { pages } from '#content/pages.ts';
import { wordCount } from '#views/pages/blog/article/articleText.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

/** Text as it is read: a space that does not break is a space. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

const origin = 'https://www.company.example';
const app = createTestApp({ origin });

type Value = string | number | Value[] | { [property: string]: Value };
type Thing = { readonly [property: string]: Value };

/** The things that a page is said to be about. */
async function thingsOn(path: string, site = app): Promise<Thing[]> {
  const $ = await readPage(site, path);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()));
}

const ofType = (things: readonly Thing[], type: string) =>
  things.filter((thing) => thing['@type'] === type);

/** Every object in a thing, itself included. */
function objectsIn(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

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

test('the blog lists its thirty articles, each at its address', async () => {
  const [blog] = ofType(await thingsOn('/Blog'), 'Blog');
  const listed = objectsIn(blog ?? {}).filter((object) => object['@type'] === 'BlogPosting');
  expect(listed).toHaveLength(30);
  for (const { url, headline } of listed) {
    const { pathname, search } = new URL(String(url));
    expect(spaced((await readPage(app, pathname + search))('h1').text())).toBe(headline);
  }
});

test.each(allPosts)(
  'the article $id says its length, its subject and what it rests on',
  async (post) => {
    const { rules = [], sources = [], summary } = articles[post.id];
    const address = articleAddress(post);
    const things = await thingsOn(address);
    const [posting] = ofType(things, 'BlogPosting');
    expect(posting).toMatchObject({
      headline: post.title,
      description: summary,
      url: origin + address,
      mainEntityOfPage: origin + address,
      articleSection: topics[post.topic].label,
      wordCount: wordCount(articles[post.id]),
      datePublished: journal.updated,
    });
    const cited = new Set([
      ...rules.map(({ source }) => source.title),
      ...sources.map(({ title }) => title),
    ]);
    const names = objectsIn(posting?.citation ?? []).filter(
      (each) => each['@type'] === 'CreativeWork',
    );
    expect(new Set(names.map(({ name }) => name))).toEqual(cited);
    const [crumbs] = ofType(things, 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, item: `${origin}/Blog` },
      { position: 3, name: post.shortTitle, item: origin + address },
    ]);
  },
);

describe('the job postings', () => {
  const jobPostings = async () => {
    const things = await Promise.all(postings.map(({ id }) => thingsOn(`/Career?job=${id}`)));
    return ofType(things.flat(), 'JobPosting');
  };

  test('state place, salary and employment, and no last day', async () => {
    const jobs = await jobPostings();
    expect(jobs).toMatchObject([
      {
        title: 'Android Developer',
        baseSalary: { value: { minValue: 300_000, maxValue: 1_200_000 } },
      },
      {
        title: 'Sr. Software Developer',
        baseSalary: { value: { minValue: 500_000, maxValue: 2_000_000 } },
      },
    ]);
    for (const [index, job] of jobs.entries()) {
      expect(job).toMatchObject({
        employmentType: 'FULL_TIME',
        datePosted: postings[index]?.timestamp,
        baseSalary: { currency: 'INR', value: { unitText: 'YEAR' } },
        jobLocation: {
          address: {
            addressLocality: 'Kolkata',
            addressRegion: 'West Bengal',
            addressCountry: 'IN',
          },
        },
      });
      expect(job.validThrough).toBeUndefined();
    }
  });

  test('hold the whole description as HTML', async () => {
    const jobs = await jobPostings();
    for (const [index, { description }] of jobs.entries()) {
      const posting = postings[index];
      for (const item of posting?.qualifications ?? [])
        expect(description).toContain(`<li>${item}</li>`);
      for (const part of posting?.jobDescription ?? [])
        expect(description).toContain(part.descriptionTitle);
    }
  });

  test('lead to the posting itself', async () => {
    const jobs = await jobPostings();
    for (const { url, title } of jobs) {
      const { pathname, search } = new URL(String(url));
      const $ = await readPage(app, pathname + search);
      expect($('[aria-current], [aria-selected=true]').text()).toContain(title);
    }
  });
});

describe('the company', () => {
  test('has no contact point while its details are placeholders', async () => {
    const [company] = ofType(await thingsOn('/'), 'Organization');
    expect(company).toMatchObject({ name: 'Rupantra', url: `${origin}/` });
    expect(company?.contactPoint).toBeUndefined();
    expect(company?.sameAs).toBeUndefined();
    expect(JSON.stringify(await thingsOn('/Career'))).not.toContain('@rupantra.example');
  });

  test('has those that an operator has set, and no other', async () => {
    const configured = createTestApp({
      origin,
      environment: {
        COMPANY_NAME: 'Asha </script> & Sons',
        CONTACT_PHONE: '+91 98765 43210',
        BILLING_EMAIL: 'bills@company.example',
        SOCIAL_X: 'https://x.com/asha',
      },
    });
    const [company] = ofType(await thingsOn('/Contact', configured), 'Organization');
    expect(company).toMatchObject({
      name: 'Asha </script> & Sons',
      sameAs: ['https://x.com/asha'],
    });
    expect(company?.contactPoint).toEqual([
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        areaServed: 'IN',
        telephone: ['+91 98765 43210'],
      },
      {
        '@type': 'ContactPoint',
        contactType: 'billing support',
        areaServed: 'IN',
        email: ['bills@company.example'],
      },
    ]);
  });
});

test('error pages and search results say nothing', async () => {
  const { text } = await exchange(app, { path: '/nothing' });
  expect(text).not.toContain('ld+json');
  expect(await thingsOn('/Blog?q=pan')).toEqual([]);
});
