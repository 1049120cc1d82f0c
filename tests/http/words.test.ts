import type { CheerioAPI } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';

const blocks = 'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption';

/** The texts of a page's own part: code, forms and navigation are not prose. */
function textsOf($: CheerioAPI): string[] {
  const main = $('main');
  main.find('pre, form, nav, dialog, script').remove();
  return main
    .find(blocks)
    .toArray()
    .filter((element) => $(element).find(blocks).length === 0)
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim());
}

const wordsIn = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:[’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

const texts = new Map<string, readonly string[]>();
const pagesWith = new Map<string, number>();

beforeAll(async () => {
  const app = sharedApp();
  for (const { path } of pages) {
    const own = textsOf(await readPage(app, path));
    texts.set(path, own);
    for (const text of new Set(own)) pagesWith.set(text, (pagesWith.get(text) ?? 0) + 1);
  }
});

/** Words in texts that stand on this page and on no other. */
function ownWords(path: string): number {
  const own = (texts.get(path) ?? []).filter((text) => pagesWith.get(text) === 1);
  return own.reduce((sum, text) => sum + wordsIn(text), 0);
}

const services = pages.filter(({ layout }) => layout === 'api' || layout === 'service');
const policies = pages.filter(({ layout }) => layout === 'policy');

describe('a service page has at least 350 words of its own', () => {
  test.each(services)('$path', ({ path }) => {
    expect(ownWords(path)).toBeGreaterThanOrEqual(350);
  });
});

describe('a policy is a complete document of at least 700 words', () => {
  test.each(policies)('$path', ({ path }) => {
    expect(ownWords(path)).toBeGreaterThanOrEqual(700);
  });
});

test('every service page and every policy is counted', () => {
  expect(services.length).toBeGreaterThanOrEqual(20);
  expect(policies.length).toBeGreaterThanOrEqual(4);
});
