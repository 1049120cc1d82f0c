/** Each job has an address of its own: the first is what /Career shows, another stands at /Career?job=SLUG. */
import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { submit, valid } from '../support/submit.ts';

const origin = 'https://www.company.example';
const app = createTestApp({ origin });
const career = pages.find(({ path }) => path === '/Career');

const metaOf = ($: CheerioAPI, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';

interface JobData {
  readonly title: string;
  readonly url: string;
}

const jobsOf = ($: CheerioAPI): JobData[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((block) => JSON.parse($(block).text()))
    .filter((thing) => thing['@type'] === 'JobPosting');

/** What search engines and shared links are told about a document. */
const told = ($: CheerioAPI) => ({
  title: $('title').text(),
  description: metaOf($, 'description'),
  canonical: $('link[rel=canonical]').attr('href'),
  shared: {
    url: metaOf($, 'og:url'),
    title: metaOf($, 'og:title'),
    description: metaOf($, 'og:description'),
  },
  jobs: jobsOf($).map(({ title, url }) => ({ title, url })),
});

const second = {
  address: `${origin}/Career?job=sr-software-developer`,
  jobTitle: 'Sr. Software Developer',
};

describe.each([
  '/Career',
  '/Career?job=android-developer',
  '/Career?apply=open',
  '/Career?job=unknown',
  '/Career?job=&utm_source=mail',
])('%s', (path) => {
  test('is the page of all jobs, with the data of the first alone', async () => {
    const { canonical, title, description, shared, jobs } = told(await readPage(app, path));
    const address = `${origin}/Career`;
    expect(canonical).toBe(address);
    expect(title).toBe(`${career?.title} | Rupantra`);
    expect(description).toBe(career?.description);
    expect(shared).toEqual({ url: address, title: career?.title, description });
    expect(jobs).toEqual([{ title: 'Android Developer', url: address }]);
  });
});

describe.each([
  '/Career?job=sr-software-developer',
  '/Career?job=sr-software-developer&apply=open',
  '/Career?utm_source=mail&job=sr-software-developer&job=android-developer',
  '/Career?job=sr%2Dsoftware%2Ddeveloper',
])('%s', (path) => {
  test('names itself and its job, with the data of that job alone', async () => {
    const { canonical, title, description, shared, jobs } = told(await readPage(app, path));
    expect(canonical).toBe(second.address);
    expect(title).toContain(second.jobTitle);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description).toContain(second.jobTitle);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(shared).toEqual({ url: second.address, title: expect.any(String), description });
    expect(title.startsWith(shared.title)).toBe(true);
    expect(jobs).toEqual([{ title: second.jobTitle, url: second.address }]);
  });
});

test('an application that is refused keeps the address and the title of its job', async () => {
  const job = { ...valid.application, email: 'nobody', job: 'sr-software-developer' };
  const $ = load((await submit(app, 'application', job)).text);
  expect(told($).canonical).toBe(second.address);
  expect(told($).title).toMatch(/^Error: Sr\. Software Developer/);
});

test('the sitemap lists the addresses of all jobs, and each is its own canonical address', async () => {
  const { text } = await exchange(app, { path: '/sitemap.xml' });
  const $ = load(text, { xml: true });
  const listed = $('loc')
    .toArray()
    .map((loc) => $(loc).text());
  expect(listed.filter((address) => address.includes('/Career'))).toEqual([
    `${origin}/Career`,
    second.address,
  ]);
  for (const address of listed) {
    const page = await readPage(app, address.slice(origin.length));
    expect(told(page).canonical).toBe(address);
  }
});
