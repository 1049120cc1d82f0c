/** The home page (docs/behaviour.md, "What the pages show"), as a visitor without JavaScript meets it. */
import type { CheerioAPI } from 'cheerio';
import { expect, test } from 'vitest';
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

test('has its blocks: cards, About Us, mission, digital services, technologies, questions', async () => {
  const $ = await readPage(app, '/');
  const headings = texts($, 'main h2');
  for (const heading of [
    'About Us',
    'Core Services',
    'Our Mission',
    'We Provide Digital Services',
    'Technologies We Use',
  ]) {
    expect(headings).toContain(heading);
  }
  expect($('main h1').text()).toMatch(/reality/);
});

test('has the buttons Let’s Connect, which opens the popup, and Learn more', async () => {
  const $ = await readPage(app, '/?enquiry=closed');
  const connect = $('main a').filter((_, link) => $(link).text().trim() === "Let's Connect");
  expect(connect.attr('href')).toMatch(/^\/\?enquiry=open/);
  expect($('main h1').closest('section').text()).toMatch(/Learn more/);
});

test('has a popup that closes with its close icon', async () => {
  const $ = await readPage(app, '/');
  const close = $('dialog#enquiry form[method=dialog] button');
  expect([close.length, close.attr('aria-label')]).toEqual([1, 'Close']);
});

test('shows a picture of its own with each mission point and each digital service', async () => {
  const $ = await readPage(app, '/');
  const mission = sources($, '[id^="mission-panel-"] img');
  expect([mission.length, new Set(mission).size]).toEqual([7, 7]);
  const digital = under($, 'We Provide Digital Services').find('img').toArray();
  expect([digital.length, new Set(digital.map(({ attribs }) => attribs.src)).size]).toEqual([5, 5]);
});

test('repeats the nine logos for the loop, hidden from assistive technology', async () => {
  const $ = await readPage(app, '/');
  const lists = $('[data-island="technology-strip"] ul').toArray();
  expect(lists.map((list) => $(list).find('li').length)).toEqual([9, 9]);
  expect(lists.map(({ attribs }) => attribs['aria-hidden'])).toEqual([undefined, 'true']);
});
