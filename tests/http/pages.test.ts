import type { CheerioAPI } from 'cheerio';
import request from 'supertest';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeholderCompany } from '#content/company.ts';
import { pages } from '#content/pages.ts';
import type { App } from '#server/app.ts';
import { origin } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const app: App = sharedApp();

describe.each(pages)('$path', ({ path, title, description }) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(app, path);
  });

  test('answers GET with 200 and HTML', async () => {
    const { text } = await request(app)
      .get(path)
      .expect(200)
      .expect('Content-Type', 'text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="en-IN"/);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await exchange(app, { path });
    const head = await exchange(app, { path, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('has its own title, description and canonical link', () => {
    expect($('title').text()).toBe(`${title} | ${placeholderCompany.name}`);
    expect($('meta[name=description]').attr('content')).toBe(description);
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}${path}`);
    expect($('meta[name=robots]')).toHaveLength(0);
  });

  test('has one h1 of at most twelve words, and headings that skip no level', () => {
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim().split(/\s+/).length).toBeLessThanOrEqual(12);
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({ name }) => Number(name.slice(1)));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('shows the common header and footer around one main', () => {
    for (const part of ['body > header', 'body > main', 'body > footer']) {
      expect($(part)).toHaveLength(1);
    }
  });

  test('marks the links of the current page in the header, and no others', () => {
    const marked = $('header nav [aria-current=page]').toArray();
    expect(marked.map((link) => $(link).attr('href'))).toEqual(
      $(`header nav a[href="${path}"]`)
        .toArray()
        .map(() => path),
    );
  });

  test('repeats no id, and every reference by id leads to one', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
      (name) =>
        $(`[${name}]`)
          .toArray()
          .flatMap((element) => ($(element).attr(name) ?? '').split(' ')),
    );
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('says of every picture what it shows, or that it decorates, and how large it is', () => {
    const incomplete = $('img')
      .toArray()
      .filter(
        (image) => !['alt', 'width', 'height'].every((name) => image.attribs[name] !== undefined),
      )
      .map((image) => image.attribs.src);
    expect(incomplete).toEqual([]);
  });

  test('holds no inline style, inline script or event handler', () => {
    expect(
      $(
        '[style], style, script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
      ),
    ).toHaveLength(0);
    const handlers = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
      .filter((name) => name.startsWith('on'));
    expect(handlers).toEqual([]);
  });
});
