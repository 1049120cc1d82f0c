/** What each screen shows (docs/behaviour.md, "What the pages show"), as a visitor without JavaScript meets it. */
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { journal } from '#content/blog/journal.ts';
import { posts } from '#content/blog/posts.ts';
import { pages } from '#content/pages.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app = sharedApp();
const texts = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
/** The part of a page under a heading. */
const under = ($: CheerioAPI, heading: string) =>
  $(`main section[aria-labelledby]:has(h2:contains("${heading}"))`).last();
const sources = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map((image) => $(image).attr('src'));

test('contact has two mail links in the open office, two offices to come, the hours and both numbers', async () => {
  const $ = await readPage(app, '/Contact');
  const offices = under($, 'Our offices').find('li').toArray();
  expect(offices.map((office) => $(office).find('h3').text())).toEqual(['Kolkata', 'UAE', 'USA']);
  expect(offices.map((office) => $(office).find('a[href^="mailto:"]').length)).toEqual([2, 0, 0]);
  expect(offices.map((office) => $(office).text().includes('Coming Soon'))).toEqual([
    false,
    true,
    true,
  ]);
  const panel = under($, 'Reach us directly');
  expect(panel.text()).toContain('Mon-Sat 10:00 AM - 07:00 PM');
  expect(panel.text()).toContain('Sun 12:00 PM - 07:00 PM');
  expect(panel.text()).toContain('Kolkata, India');
  expect([panel.find('a[href^="tel:"]').length, panel.find('a[href^="mailto:"]').length]).toEqual([
    2, 2,
  ]);
  expect($('h1').parent().find('li:contains("coming soon")')).toHaveLength(3);
  expect($('form[action="/forms/contact"] [name]')).toHaveLength(4);
});

describe('blogs', () => {
  test('has thirty cards, each with a picture of its own, and one date on all', async () => {
    const $ = await readPage(app, '/Blog');
    expect($('h1').text()).toBe('Blogs');
    expect($('article')).toHaveLength(30);
    for (const card of texts($, 'article')) expect(card).toContain(journal.dateLabel);
    const covers = sources($, 'article img');
    expect([covers.length, new Set(covers).size]).toEqual([30, 30]);
  });

  test('has the beginning of its description on each card, and an arrow that leads to its article', async () => {
    const $ = await readPage(app, '/Blog');
    expect($('article a')).toHaveLength(30);
    for (const { id, title, description } of posts) {
      const [beginning = ''] = texts($, `#${id} .post-beginning`);
      expect(beginning).toMatch(/\.$/);
      expect([id, beginning.length < 230, beginning.length > 60]).toEqual([id, true, true]);
      expect(description.startsWith(beginning.slice(0, -1))).toBe(true);
      const arrow = $(`#${id} a`);
      expect(arrow.attr('href')).toBe(`/Blog?post=${id}`);
      expect(arrow.attr('aria-label')).toBe(`Read “${title}”`);
    }
  });
});

test('BBPS has twelve category links, each to the number that it needs', async () => {
  const $ = await readPage(app, '/BbpsPage');
  const links = $('main li a[href^="#"]').toArray();
  expect(links).toHaveLength(12);
  for (const link of links) {
    const target = $(link.attribs.href ?? '');
    expect(target.find('h3').text()).toBe($(link).text().trim());
    expect(target.find('p').text()).toMatch(/number|ID/);
    expect(target.find('code').text()).toMatch(/^[A-Z\d ]*XX[X\d ]*$/);
  }
});

test('payout asks “What does Payouts do?” and shows a picture of its own with each use case', async () => {
  const $ = await readPage(app, '/PayoutApi');
  expect(texts($, 'main h2')).toContain('What does Payouts do?');
  const shown = sources($, '[id^="usecase-panel-"] img');
  expect([shown.length, new Set(shown).size]).toEqual([5, 5]);
});

describe('career', () => {
  test('lists both jobs, and shows the first in full', async () => {
    const $ = await readPage(app, '/Career');
    expect(texts($, '[id^="job-tab-"] strong')).toEqual([
      'Android Developer',
      'Sr. Software Developer',
    ]);
    const shown = $('[id^="job-panel-"]:not([hidden])').text();
    for (const fact of [
      /3-12 LPA/,
      /Kolkata West Bengal/,
      /Full Time, work from office/,
      /Qualifications/,
    ]) {
      expect(shown).toMatch(fact);
    }
  });

  test('has a modal whose close icon and backdrop lead back to the job', async () => {
    const $ = await readPage(app, '/Career?job=sr-software-developer&apply=open');
    const ways = $('dialog#apply a[href]')
      .toArray()
      .map(({ attribs }) => attribs.href?.split('#')[0]);
    expect(ways).toEqual([
      '/Career?job=sr-software-developer',
      '/Career?job=sr-software-developer',
    ]);
    const position = $('dialog#apply [name=position]');
    expect([position.attr('value'), position.attr('readonly')]).toEqual([
      'Android Developer',
      'readonly',
    ]);
  });
});

const services = pages.filter(({ layout }) => layout === 'service' || layout === 'api');

test.each(services)('$path has three contact and share buttons', async ({ path }) => {
  const $ = await readPage(app, path);
  expect($('main ul[aria-label="Contact and share"] a[href]')).toHaveLength(3);
});
