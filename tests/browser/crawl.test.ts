/** A walk over the whole site from its home page, by links alone, on the production build. */
import { type CheerioAPI, load } from 'cheerio';
import { beforeAll, describe, expect, test } from 'vitest';
import { isEmail } from '#content/forms/rules.ts';
import { prepareSite } from '../support/browser/site.ts';
import { routes } from '../support/specification.ts';

interface Reference {
  readonly from: string;
  readonly to: string;
}

const { origin } = prepareSite();
/** Pages by path and query. */
const visited = new Map<string, CheerioAPI>();
const links: Reference[] = [];
const assets = new Map<string, Reference>();
const broken: string[] = [];

async function fetchText(reference: Reference): Promise<string> {
  const response = await fetch(new URL(reference.to, origin()), { redirect: 'manual' });
  const text = await response.text();
  const fault = response.status !== 200 ? `answers ${response.status}` : text === '' && 'is empty';
  if (fault) broken.push(`${reference.from} → ${reference.to} ${fault}`);
  return text;
}

async function visit(reference: Reference): Promise<void> {
  const url = new URL(reference.to, origin());
  const page = url.pathname + url.search;
  if (visited.has(page)) return;
  const $ = load(await fetchText({ ...reference, to: page }));
  visited.set(page, $);
  for (const { name, attribs } of $('[src], link[href], [srcset]').toArray()) {
    const to = attribs.src ?? attribs.href ?? '';
    if (name === 'link' && attribs.rel === 'canonical') continue;
    if (!assets.has(to)) assets.set(to, { from: page, to });
  }
  /* A page in another state of its widgets is looked at; its links are those of the page itself. */
  if (url.search !== '') return;
  for (const { attribs } of $('a[href]').toArray()) {
    const to = attribs.href ?? '';
    links.push({ from: page, to });
    const target = new URL(to, new URL(page, origin()));
    const isPage = target.origin === origin() && !/\.\w+$/.test(target.pathname);
    if (isPage) await visit({ from: page, to: target.pathname + target.search + target.hash });
    else if (target.origin === origin()) assets.set(to, { from: page, to });
  }
}

beforeAll(async () => {
  await visit({ from: 'the start', to: '/' });
}, 60_000);

test('all thirty pages are reached by links alone', () => {
  const reached = new Set([...visited.keys()].map((page) => page.split('?')[0]));
  expect([...reached].sort()).toEqual([...routes].sort());
});

test('no link is broken or leads through a redirect', () => {
  expect(links.length).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test('every fragment leads to an element of its page', () => {
  const missing = links.filter(({ from, to }) => {
    const { origin: place, pathname, search, hash } = new URL(to, new URL(from, origin()));
    if (place !== origin() || hash === '') return false;
    const $ = visited.get(pathname + search);
    return $ === undefined || $(`[id="${decodeURIComponent(hash.slice(1))}"]`).length !== 1;
  });
  expect(missing).toEqual([]);
});

test('every picture, script, style and document responds', async () => {
  broken.length = 0;
  await Promise.all([...assets.values()].map(fetchText));
  expect(assets.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

test('everything that the style sheets ask for responds', async () => {
  broken.length = 0;
  const sheets = [...assets.values()].filter(({ to }) => to.endsWith('.css'));
  for (const sheet of sheets) {
    const files = [...(await fetchText(sheet)).matchAll(/url\(["']?([^"')]+)/g)].map(
      ([, to = '']) => to,
    );
    await Promise.all(
      files
        .filter((to) => !to.startsWith('data:'))
        .map((to) => fetchText({ from: sheet.to, to: new URL(to, origin() + sheet.to).href })),
    );
  }
  expect(sheets.length).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});

describe('links that leave the site', () => {
  const outside = () => [
    ...new Set(
      links.flatMap(({ to }) =>
        /^[a-z]+:/i.test(to) && !to.startsWith(`${origin()}/`) ? [to] : [],
      ),
    ),
  ];

  test('are calls, mails and sources, which only the words of a page name', () => {
    const schemes = new Set(outside().map((to) => to.split(':')[0] ?? ''));
    expect([...schemes].filter((scheme) => !['mailto', 'tel', 'https'].includes(scheme))).toEqual(
      [],
    );
    /* Header and footer would link to social networks, but no address of one is set. */
    const around = [...visited].flatMap(([page, $]) =>
      $('header a[href^=https], footer a[href^=https]').length > 0 ? [page] : [],
    );
    expect(around).toEqual([]);
  });

  test('call a number', () => {
    const numbers = outside().filter((to) => to.startsWith('tel:'));
    expect(numbers.filter((to) => !/^tel:\+?\d{6,15}$/.test(to))).toEqual([]);
  });

  test('mail to an address; a share mail leaves it to the visitor', () => {
    const mails = outside().filter((to) => to.startsWith('mailto:'));
    const wrong = mails.filter((to) => {
      const { pathname, searchParams } = new URL(to);
      return pathname === '' ? !searchParams.get('body') : !isEmail(decodeURIComponent(pathname));
    });
    expect(wrong).toEqual([]);
  });
});
