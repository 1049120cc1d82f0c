import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { shareScene } from '#views/pictures/share/shareScene.ts';
import { colours } from '#views/styles/colours.ts';
import { createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

const origin = 'https://www.company.example';
const company = 'Asha Pay';
const app = createTestApp({ origin, environment: { COMPANY_NAME: company } });

const property = ($: CheerioAPI, name: string) => $(`meta[property="${name}"]`).attr('content');
const named = ($: CheerioAPI, name: string) => $(`meta[name="${name}"]`).attr('content');

/** A drawing that moves and the same one at rest are one file; the end of the address says which. */
const fileOf = (address = ''): string => new URL(address, origin).pathname;

/** Every address in a head, complete. */
function addressesOf($: CheerioAPI): string[] {
  const links = $('head link[href]').map((_, link) => $(link).attr('href'));
  const scripts = $('head script[src]').map((_, script) => $(script).attr('src'));
  const shared = ['og:url', 'og:image'].map((name) => property($, name) ?? '');
  return [...links.get(), ...scripts.get(), ...shared].map((each) => new URL(each, origin).href);
}

describe.each(pages)('$path', ({ path, title, description }) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(app, path);
  });

  test('has a title and a description, and says its language', () => {
    expect($('title').text()).toBe(`${title} | ${company}`);
    expect($('head meta[name=description]')).toHaveLength(1);
    expect(named($, 'description')).toBe(description);
    expect($('html').attr('lang')).toBe('en-IN');
  });

  test('has one canonical address, and may be listed', () => {
    const canonical = $('link[rel=canonical]');
    expect(canonical).toHaveLength(1);
    expect(canonical.attr('href')).toBe(origin + path);
    expect($('meta[name=robots]')).toHaveLength(0);
  });

  test('has Open Graph data for links to it', () => {
    const told = Object.fromEntries(
      $('meta[property^="og:"]')
        .toArray()
        .map((meta) => [$(meta).attr('property'), $(meta).attr('content')]),
    );
    expect(told).toEqual({
      'og:type': 'website',
      'og:site_name': company,
      'og:locale': 'en_IN',
      'og:url': origin + path,
      'og:title': title,
      'og:description': description,
      'og:image': expect.stringMatching(
        /^https:\/\/www\.company\.example\/assets\/share-[a-z]+-[0-9A-F]{8}\.png$/,
      ),
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    });
    expect(named($, 'twitter:card')).toBe('summary_large_image');
  });

  test('gives the browser’s frame the colour of the page in each scheme', () => {
    const frame = $('meta[name=theme-color]')
      .toArray()
      .map((meta) => [$(meta).attr('media'), $(meta).attr('content')]);
    expect(frame).toEqual([
      ['(prefers-color-scheme: light)', colours.paper[0]],
      ['(prefers-color-scheme: dark)', colours.paper[1]],
    ]);
  });

  test('preloads only the font and the picture of the first screen', () => {
    const ahead = $('link[rel=preload]')
      .toArray()
      .map((link) => $(link).attr());
    const pictures = ahead.filter((link) => link?.as === 'image').map((link) => link?.href);
    const first = $('main img[loading=eager]').toArray();
    const choices = $(first).siblings('source').toArray();
    expect(first.length).toBeLessThanOrEqual(1);
    expect(new Set(pictures)).toEqual(
      new Set([
        ...first.map(({ attribs }) => attribs.src),
        ...choices.map((each) => fileOf($(each).attr('srcset'))),
      ]),
    );
    /* Of several only one fits the screen. */
    const media = ahead.filter((link) => link?.as === 'image').map((link) => link?.media);
    expect(new Set(media).size).toBe(media.length);
    const others = ahead.filter((link) => link?.as !== 'image').map((link) => link?.as);
    expect(others).toEqual(['font']);
  });

  test('has no address that does not answer', async () => {
    for (const address of addressesOf($)) {
      expect(address).toMatch(new RegExp(`^${origin}/`));
      const { status } = await exchange(app, { path: new URL(address).pathname });
      expect([address, status]).toEqual([address, 200]);
    }
  });

  test('has a share picture of its size, within 120 KB', async () => {
    const address = new URL(property($, 'og:image') ?? '');
    const { headers, body } = await exchange(app, { path: address.pathname });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(body.length).toBeLessThanOrEqual(120_000);
    const { format, width, height } = await sharp(body).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });
});

test('no two pages share a title, a description or a picture', async () => {
  const heads = await Promise.all(pages.map(({ path }) => readPage(app, path)));
  for (const values of [
    heads.map(($) => $('title').text()),
    heads.map(($) => named($, 'description')),
    heads.map(($) => property($, 'og:image')),
  ]) {
    expect(new Set(values).size).toBe(pages.length);
  }
});

test.each(pages.filter((page) => 'content' in page))(
  'the share picture of $path shows its own scene',
  (page) => {
    expect(shareScene(page)).toBe(scenes[page.content.picture.name]);
  },
);

test('a state in the URL changes neither the canonical address nor the shared one', async () => {
  const $ = await readPage(app, '/PayoutApi?usecase=vendor-payments&utm_source=mail');
  expect($('link[rel=canonical]').attr('href')).toBe(`${origin}/PayoutApi`);
  expect(property($, 'og:url')).toBe(`${origin}/PayoutApi`);
});

test('a long company name gives way to the title of the page', async () => {
  const name = 'Asha Payment Services Private Limited';
  const renamed = createTestApp({ origin, environment: { COMPANY_NAME: name } });
  const titleOf = async (path: string) => (await readPage(renamed, path))('title').text();
  expect(await titleOf('/PrivacyPolicy')).toBe(`Privacy policy | ${name}`);
  expect(await titleOf('/')).toBe(pages[0]?.title);
});

test('shared pictures come from the asset host where there is one', async () => {
  const cdn = 'https://cdn.company.example';
  const $ = await readPage(createTestApp({ origin, environment: { ASSET_ORIGIN: cdn } }), '/About');
  expect(property($, 'og:image')).toMatch(/^https:\/\/cdn\.company\.example\/assets\/share-about-/);
});
